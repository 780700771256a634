const letters: Record<string, string> = {
  ...Object.fromEntries(
    [...'абвгдезийклмнопрстуфхцыэ'].map((letter, index) => [
      letter,
      'abvgdezijklmnoprstufhcye'[index],
    ]),
  ),
  ё: 'e',
  ж: 'zh',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
};

const LENGTH = 80;

/**
 * The slug of a name: «Диван угловой „Ладога“» becomes divan-uglovoj-ladoga. Empty if no character can be
 * transliterated.
 */
export const slugOf = (name: string): string =>
  [...name.normalize('NFC').toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replaceAll(/^-+|-+$/g, '');
