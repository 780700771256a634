import ru from 'convert-layout/ru.js';

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** Those whose name, or another word for it, has every typed word, at the beginning of one of its own, be it typed in the Latin layout; first those that begin with the first one. */
export function matching<One extends { readonly name: string; readonly also?: string }>(
  all: readonly One[],
  text: string,
): One[] {
  const typed = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [plain(word), plain(ru.fromEn(word))]);
  const isLater = ({ name }: One) =>
    !typed[0] || typed[0].some((word) => plain(name).startsWith(word)) ? 0 : 1;
  return all
    .filter(({ name, also = '' }) => {
      const words = plain(`${name} ${also}`).split(/[\s«»:(]+/);
      return typed.every((ways) => words.some((word) => ways.some((one) => word.startsWith(one))));
    })
    .toSorted((one, other) => isLater(one) - isLater(other));
}
