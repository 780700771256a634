-- What becomes of money that is left when a return ends in an exchange or in mending, and what was said of the goods before they were looked at.
ALTER TABLE returns
  -- Null: none was left, or the return ended before this was asked.
  ADD COLUMN settlement text CHECK (settlement IN ('counted', 'later', 'kept')),
  -- Null: not looked at, or looked at before this was kept.
  ADD COLUMN said_defect boolean;
