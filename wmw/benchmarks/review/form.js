"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const sheet = JSON.parse(find("sheet").textContent);
  const articles = [...document.querySelectorAll("article")];
  const names = articles.map((article) => article.dataset.record);
  const form = find("answer");
  const store = "wmw-review:" + sheet.sheet;
  const empty = () => Object.fromEntries(sheet.filled.map((column) => [column, ""]));
  let answers = {};
  let place = 0;
  let saved = true;
  let lasting = "";

  // ---- what is kept in the browser

  function tell(text) {
    find("notice").textContent = text || lasting;
    find("notice").hidden = !(text || lasting);
  }

  function warn() {
    lasting = "This browser keeps no answers of this page: save the CSV file before you close it.";
    tell("");
  }

  function recall() {
    try {
      const kept = JSON.parse(localStorage.getItem(store) || "{}");
      answers = kept.answers || {};
      place = Math.min(Math.max(0, kept.place || 0), names.length - 1);
    } catch (error) {
      warn();
    }
  }

  function keep() {
    try {
      localStorage.setItem(store, JSON.stringify({ answers, place }));
    } catch (error) {
      warn();
    }
  }

  // ---- how far each record is

  const answerOf = (name) => ({ ...empty(), ...answers[name] });

  function stage(name) {
    const { verdict, label } = answerOf(name);
    if (!verdict) return "open";
    return verdict === "invalid" && !label ? "part" : "done";
  }

  function showProgress() {
    const stages = names.map(stage);
    const done = stages.filter((found) => found === "done").length;
    const part = stages.filter((found) => found === "part").length;
    find("bar").value = done;
    find("progress").textContent =
      `${done} of ${names.length} judged` + (part ? `, ${part} without a label` : "");
    const marks = { open: "○", part: "◐", done: "●" };
    [...find("goto").options].forEach((option, index) => {
      option.textContent = `${marks[stages[index]]} ${index + 1}`;
    });
  }

  // ---- one record at a time

  function show(index) {
    tell("");
    articles[place].hidden = true;
    place = Math.min(Math.max(0, index), names.length - 1);
    const article = articles[place];
    article.hidden = false;
    find("goto").selectedIndex = place;
    find("previous").disabled = place === 0;
    find("next").disabled = place === names.length - 1;
    const seen = new Map();
    for (const row of article.querySelectorAll("[data-pointer]")) {
      if (!seen.has(row.dataset.pointer)) seen.set(row.dataset.pointer, row.textContent);
    }
    find("places").replaceChildren(
      ...[...seen].map(([pointer, text]) => new Option(text, pointer)),
    );
    fill();
    window.scrollTo(0, 0);
    article.focus({ preventScroll: true });
    keep();
  }

  function fill() {
    const answer = answerOf(names[place]);
    for (const group of ["verdict", "label"]) {
      for (const radio of form.elements[group]) radio.checked = radio.value === answer[group];
    }
    find("field").value = answer.field;
    find("comment").value = answer.comment;
    mark(answer);
  }

  function mark(answer) {
    const lacking = answer.verdict === "invalid" && !answer.label;
    find("labels").classList.toggle("needed", lacking);
    for (const row of articles[place].querySelectorAll("[data-pointer]")) {
      row.classList.toggle("picked", row.dataset.pointer === answer.field);
    }
  }

  function change(parts) {
    const answer = { ...answerOf(names[place]), ...parts };
    if (parts.label) answer.verdict = "invalid";
    if (answer.verdict !== "invalid") answer.label = "";
    answers[names[place]] = answer;
    saved = false;
    tell("");
    keep();
    fill();
    showProgress();
  }

  function nextOpen() {
    const order = names.map((_, index) => (place + 1 + index) % names.length);
    const found = order.find((index) => stage(names[index]) !== "done");
    if (found === undefined) tell("All records are judged: save the CSV file and send it back.");
    else show(found);
  }

  // ---- the CSV file: what wmw writes, with the answers

  const guarded = (cell) => (/^'*[=+\-@\t\r＝＋－＠]/.test(cell) ? "'" + cell : cell);
  const plain = (cell) => (/^''*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
  const line = (cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",") + "\r\n";

  function csv() {
    const rows = sheet.rows.map((cells, index) => {
      const answer = answerOf(names[index]);
      return [...cells, ...sheet.filled.map((column) => guarded(answer[column]))];
    });
    return "\ufeff" + [sheet.columns, ...rows].map(line).join("");
  }

  function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csv()], { type: "text/csv;charset=utf-8" }));
    link.download = sheet.file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    saved = true;
    const open = names.filter((name) => stage(name) !== "done").length;
    tell(open ? `Saved ${sheet.file}; ${open} of ${names.length} are not finished.` : "");
  }

  function parsed(text) {
    const heading = text.slice(0, text.indexOf("\n"));
    const mark = [",", ";", "\t"].sort((a, b) => heading.split(b).length - heading.split(a).length)[0];
    const rows = [[""]];
    let quoted = false;
    for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; at += 1) {
      const row = rows[rows.length - 1];
      const sign = text[at];
      if (quoted) {
        if (sign !== '"') row[row.length - 1] += sign;
        else if (text[at + 1] === '"') { row[row.length - 1] += sign; at += 1; }
        else quoted = false;
      } else if (sign === '"') quoted = true;
      else if (sign === mark) row.push("");
      else if (sign === "\n") rows.push([""]);
      else if (sign !== "\r") row[row.length - 1] += sign;
    }
    return rows;
  }

  function load(text) {
    const [columns, ...rows] = parsed(text);
    const at = Object.fromEntries(columns.map((column, index) => [column.trim(), index]));
    if (!["record", ...sheet.filled].every((column) => column in at)) {
      tell("That file is no sheet of a review.");
      return;
    }
    let taken = 0;
    for (const row of rows) {
      const name = row[at.record];
      if (!names.includes(name)) continue;
      const answer = Object.fromEntries(
        sheet.filled.map((column) => [column, plain(row[at[column]] || "").trim()]),
      );
      if (Object.values(answer).some(Boolean)) {
        answers[name] = answer;
        taken += 1;
      }
    }
    keep();
    show(place);
    showProgress();
    tell(`Took ${taken} answers of the file.`);
  }

  // ---- what people do

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => change({ [target.name]: target.value }));
  document.querySelector("main").addEventListener("click", ({ target }) => {
    const row = target.closest("[data-pointer]");
    if (row && !String(getSelection())) change({ field: row.dataset.pointer });
  });
  const reader = find("file");
  reader.addEventListener("change", async () => {
    if (reader.files.length) load(await reader.files[0].text());
    reader.value = "";
  });
  const acts = {
    previous: () => show(place - 1),
    next: () => show(place + 1),
    open: nextOpen,
    export: save,
    load: () => reader.click(),
    clear: () => change(empty()),
    help: () => find("about").showModal(),
  };
  for (const [id, act] of Object.entries(acts)) find(id).addEventListener("click", act);
  find("goto").addEventListener("change", ({ target }) => show(target.selectedIndex));

  const verdicts = { v: "valid", i: "invalid", t: "can't tell" };
  const labels = [...form.elements.label].map((radio) => radio.value);
  const keys = {
    n: acts.next, p: acts.previous, u: acts.open, e: acts.export, x: acts.clear, "?": acts.help,
    f: () => find("field").focus(),
    c: () => find("comment").focus(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || find("about").open) return;
    const { target, key } = event;
    if (target.matches("textarea, input:not([type=radio]), select")) {
      if (key === "Escape") articles[place].focus({ preventScroll: true });
      return;
    }
    const low = key.toLowerCase();
    if (low in verdicts) change({ verdict: verdicts[low] });
    else if (labels[key - 1]) change({ label: labels[key - 1] });
    else if (low in keys) keys[low]();
    else return;
    event.preventDefault();
  });
  window.addEventListener("beforeunload", (event) => {
    if (!saved) event.preventDefault();
  });

  recall();
  find("goto").replaceChildren(...names.map((_, index) => new Option(String(index + 1))));
  show(place);
  showProgress();
})();
