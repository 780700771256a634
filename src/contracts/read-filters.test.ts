import { describe, expect, it } from 'vitest';
import { writeFilters } from './applied-filters.ts';
import { filterKind, filterNames } from './filters.ts';
import { filtersOf, productListQuery } from './product-query.ts';
import { readFilters } from './read-filters.ts';
import { searchFilters } from './search-filters.ts';
import { searchParameters } from './search-parameters.ts';

const read = (search: string, names?: readonly string[]) =>
  readFilters(new URLSearchParams(search), names);

describe('the filters of a page address', () => {
  it('use the parameter names of the API, for reading and for writing', () => {
    const filters = read(
      'min_price=10000&max_width=2000&color=зелёный&color=белый&storage_niche=true&name=Мил&fit_width=900',
    );
    expect(filters).toEqual([
      { kind: 'range', name: 'price', min: 10_000 },
      { kind: 'text', name: 'name', text: 'Мил' },
      { kind: 'fit', name: 'fit', width: 900 },
      { kind: 'range', name: 'width', max: 2000 },
      { kind: 'options', name: 'color', values: ['зелёный', 'белый'] },
      { kind: 'flag', name: 'storage_niche' },
    ]);
    expect(readFilters(searchParameters(writeFilters(filters)))).toEqual(filters);
  });

  it('state limits of own characteristics by their labels; turned ones are put right', () => {
    const filters = read('max_own:Мощность=40&min_own:Мощность=60,5&max_own:Ход=&min_own:=5');
    expect(filters).toEqual([{ kind: 'range', name: 'own:Мощность', min: 40, max: 60.5 }]);
    expect(writeFilters(filters)).toEqual({
      'min_own:Мощность': 40,
      'max_own:Мощность': 60.5,
    });
  });

  it('state own characteristics by one parameter, each label is a filter', () => {
    const filters = read(
      'own=Цоколь:E27&own=Цвет%20в%20каталоге:a:b&own=цоколь:E14&own=Цоколь:E27',
    );
    expect(filters).toEqual([
      { kind: 'options', name: 'own:Цоколь', values: ['E27', 'E14'] },
      { kind: 'options', name: 'own:Цвет в каталоге', values: ['a:b'] },
    ]);
    expect(writeFilters(filters)).toEqual({
      own: ['Цоколь:E27', 'Цоколь:E14', 'Цвет в каталоге:a:b'],
    });
  });

  it.each([
    ['limits that changed places', 'min_price=9&max_price=5', 'min_price=5&max_price=9'],
    [
      'numbers as people write them',
      'min_price=20%20000&max_price=1,5',
      'min_price=1.5&max_price=20000',
    ],
    ['letters in a number', 'min_price=abc&max_price=5', 'max_price=5'],
    ['a number with letters', 'min_price=12abc&max_price=1e3', ''],
    ['less than nothing', 'min_price=-5', ''],
    ['more than there is', `min_price=${'9'.repeat(10_000)}`, ''],
    ['nothing', 'min_price=&max_width=&name=&color=&storage_niche=', ''],
    ['blanks', 'min_price=%20&name=%20%20', ''],
    ['a price with a point between thousands', 'min_price=1.990', 'min_price=1990'],
    ['a price with spaces and a sign', 'max_price=1%20990,50%20₽', 'max_price=1990.5'],
    ['a length with a point between thousands', 'min_width=1.990%20мм', 'min_width=1990'],
    ['an own number as addresses write it', 'min_own:Ход=1.125', 'min_own:Ход=1.125'],
    ['words behind a number', 'min_price=5abc&min_own:Ход=5abc', ''],
    ['a repeated number', 'min_price=5&min_price=7', 'min_price=5'],
    ['repeated options', 'color=a&color=a&color=', 'color=a'],
    ['a flag that is no flag', 'storage_niche=maybe&in_stock=1', ''],
    ['unknown keys', 'colour=a&__proto__=b&constructor=c&filters[]=d', ''],
    ['a long name', `name=${'д'.repeat(10_000)}`, `name=${'д'.repeat(200)}`],
    ['a long option', `color=${'д'.repeat(10_000)}`, ''],
    ['own values without a label or a value', 'own=E27&own=:E27&own=Цоколь:&own=%20:%20', ''],
    [
      'more own labels than one chooses',
      [...'abcdefghijkl'].map((label) => `own=${label}:1`).join('&'),
      [...'abcdefghij'].map((label) => `own=${label}:1`).join('&'),
    ],
    ['an emoji in a name', 'name=диван%F0%9F%9B%8B', 'name=диван'],
    ['SQL', "name='; DROP TABLE products;-- /* x", "name='; DROP TABLE products;- / x"],
    ['a control character', 'name=а%00б&color=%00', 'name=аб'],
  ])('is put right: %s', (_what, search, right) => {
    expect(read(search)).toEqual(read(right));
    expect(searchParameters(writeFilters(read(search))).toString()).toBe(
      new URLSearchParams(right).toString(),
    );
  });

  it('are those of the given names', () => {
    expect(read('min_width=900&doors_count=2&color=белый', searchFilters)).toEqual(
      read('min_width=900&color=белый'),
    );
  });
});

/** Pseudorandom numbers, the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ODD = [
  '',
  ' ',
  '0',
  '5',
  '-1',
  '1e9',
  '999999999999',
  '7,5',
  '12 000',
  'true',
  'false',
  '🛋️',
  '\0',
];
const TEXTS = [
  'зелёный',
  '--',
  '/***/',
  '(a+)+$',
  '<script>',
  '\ud83d',
  '%',
  '٣',
  'д'.repeat(300),
  '\u2028',
  'Цоколь:E27',
  ' цоколь : E14 ',
  ':',
];

const OWN_LIMITS = [
  'min_own:Мощность',
  'max_own:Мощность',
  'max_own:МОЩНОСТЬ',
  'min_own:Ход, мм',
  'min_own: ',
  `max_own:${'д'.repeat(300)}`,
];

it('the strict contract accepts the filters of any address, with the same meaning', () => {
  const below = seeded(20_260_301);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  for (let round = 0; round < 3000; round += 1) {
    const search = new URLSearchParams();
    for (let left = below(8); left > 0; left -= 1) {
      const name = pick(filterNames);
      const prefix = { range: pick(['min_', 'max_']), fit: '' }[filterKind(name) as 'range'] ?? '';
      const usual = name === 'fit' ? pick(['fit_width', 'fit_depth', 'fit']) : prefix + name;
      const parameter = below(6) === 0 ? pick(OWN_LIMITS) : usual;
      search.append(parameter, pick([...ODD, ...TEXTS]) + pick(['', '', '1', '--']));
    }
    const filters = readFilters(search);
    const strict = productListQuery.safeParse(writeFilters(filters));
    expect(strict.error, search.toString()).toBeUndefined();
    expect(strict.data && filtersOf(strict.data)).toEqual(filters);
    expect(readFilters(searchParameters(writeFilters(filters)))).toEqual(filters);
  }
});
