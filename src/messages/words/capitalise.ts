/** The text with a capital first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a small first letter, for its place after a colon. */
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
