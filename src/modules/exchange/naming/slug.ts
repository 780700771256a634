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

/** A name as it stands in an address: «Диван угловой „Ладога“» is divan-uglovoj-ladoga; empty where nothing of it can. */
export const slugOf = (name: string): string =>
  [...name.normalize('NFC').toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replaceAll(/^-+|-+$/g, '');
