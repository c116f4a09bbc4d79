"""What is written out as one function gives what a walk law by law gives."""

import random

import pytest

from wmw.core import registry

DRAWS = 3


@pytest.mark.parametrize("family", registry.names())
def test_every_step_takes_the_smallest_admissible_value(family):
    """`Step.least` is source of its own; `Step.values` evaluates branch by branch."""
    tried = 0
    for regime in registry.family(family).regimes:
        system = registry.system(family, regime.name)
        for seed in range(DRAWS):
            world = system.complete({}, random.Random(seed))
            for law in system.laws if world else ():
                for name in law.names:
                    step = law.step(name)
                    values = step.values(world)
                    least = step.least(*[world[arg] for arg in step.args])
                    assert least == (values[0] if values else None), (regime.name, step.law, name)
                    tried += bool(values)
    assert tried > len(registry.family(family).laws)


@pytest.mark.parametrize("family", registry.names())
def test_a_chain_leads_where_its_steps_lead(family):
    for regime in registry.family(family).regimes:
        system = registry.system(family, regime.name)
        world = system.complete({}, random.Random(1))
        if world is None:
            continue
        knowns = {name: world[name] for name in sorted(world)[::2]}
        chain = system.plan(frozenset(knowns))
        walked = dict(knowns)
        for step in chain.steps:
            values = step.values(walked)
            if not values:
                assert chain.run(knowns) is None
                break
            walked[step.name] = values[0]
        else:
            assert chain.run(knowns) == walked
            assert chain.reached == walked.keys()
