"""The append-only ledger: what was played, who agreed, when."""
