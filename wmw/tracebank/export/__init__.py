"""A bank as a Hugging Face dataset folder: Parquet files in three configurations, and a card."""

from wmw.tracebank.export.folder import Exported, export

__all__ = ["Exported", "export"]
