/** `\u202e`: the sign as JSON and JavaScript write it. */
const codeOf = (sign: string): string =>
  `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * Text of unknown origin for a terminal or a letter. Control characters, which command a terminal, are removed; line
 * breaks stay and a tab is a space. Signs that turn the direction of the text, which makes it read otherwise than it is,
 * are shown by their codes.
 */
export const printable = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/\p{Bidi_Control}/gu, codeOf);

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', ' ');

/** A log line, which is JSON: its strings may still hold C1 controls and signs that turn the direction. */
export const printableJson = (json: string): string =>
  json.replace(/[\u007f-\u009f]|\p{Bidi_Control}/gu, codeOf);
