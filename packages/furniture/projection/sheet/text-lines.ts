const lengthOf = (text: string) => [...text].length;

const cut = (text: string, most: number): string =>
  lengthOf(text) <= most
    ? text
    : `${[...text]
        .slice(0, Math.max(most - 1, 1))
        .join('')
        .replace(/[\s«(,.—-]+$/u, '')}…`;

/** The text in at most two lines of so many letters; what does not fit ends in an ellipsis. */
export const shortenedLines = (text: string, most: number): string[] => {
  const words = text.trim().split(/\s+/);
  let first = words.shift() ?? '';
  while (words[0] !== undefined && lengthOf(`${first} ${words[0]}`) <= most) {
    first += ` ${words.shift()}`;
  }
  const rest = words.join(' ');
  return rest ? [cut(first, most), cut(rest, most)] : [cut(first, most)];
};
