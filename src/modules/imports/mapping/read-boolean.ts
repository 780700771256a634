const yes = new Set(['да', 'есть', 'true', 'yes', '1', '+', 'имеется']);
const no = new Set(['нет', 'false', 'no', '0', '-', '–', '—', 'отсутствует']);

/** Reads a yes or no as people write it; undefined for other words. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return yes.has(word) || (no.has(word) ? false : undefined);
}
