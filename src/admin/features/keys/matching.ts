const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** Those whose name has every typed word, at the beginning of one of its own; first those that begin with the first one. */
export function matching<One extends { readonly name: string }>(
  all: readonly One[],
  text: string,
): One[] {
  const typed = plain(text).split(/\s+/).filter(Boolean);
  const isLater = ({ name }: One) => (plain(name).startsWith(typed[0] ?? '') ? 0 : 1);
  return all
    .filter(({ name }) => {
      const words = plain(name).split(/[\s«»:(]+/);
      return typed.every((one) => words.some((word) => word.startsWith(one)));
    })
    .toSorted((one, other) => isLater(one) - isLater(other));
}
