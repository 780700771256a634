/** The roles of a grid, said outright: another `display` takes those of a table away in some browsers. */
export const roles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  gridcell: { role: 'gridcell' },
} as const;
