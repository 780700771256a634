/** Replaces the one parameter of a path pattern. The trailing slash stays. */
export const fillPath = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+/, encodeURIComponent(value));
