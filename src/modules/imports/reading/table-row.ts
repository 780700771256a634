/** A row of a table, as its file has it. */
export interface TableRow {
  readonly cells: readonly string[];
  /** The places of cells that are numbers, not texts with digits. */
  readonly numbers?: ReadonlySet<number>;
  /** The line in which the row begins. */
  readonly line: number;
  /** Hidden in its sheet: no header, and its goods are only counted. */
  readonly isHidden?: boolean;
  /** The places of columns that are hidden in the sheet. */
  readonly hiddenColumns?: ReadonlySet<number>;
}
