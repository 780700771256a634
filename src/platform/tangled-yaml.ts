const LONGEST = 1024 * 1024;
/** The parser reports each bracket that has no partner, and its time grows with the square of what it reports. */
const MOST_BRACKETS = 5000;

/** Whether a text of YAML could hold its parser for seconds. */
export const isTangled = (text: string): boolean =>
  text.length > LONGEST || text.replaceAll(/[^[\]{}]/g, '').length > MOST_BRACKETS;
