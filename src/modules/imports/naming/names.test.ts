import { describe, expect, it } from 'vitest';
import type { VariantAttributes } from '#contracts/attributes.ts';
import { nameGroup } from './names.ts';

type Offer = string | [name: string, attributes: VariantAttributes];

const groupOf = (offers: readonly Offer[]) =>
  offers.map((offer, index) => {
    const [name, attributes] = typeof offer === 'string' ? [offer, {}] : offer;
    return { name, attributes, variantName: null, article: `A-100${index}` };
  });

describe('the names of a group', () => {
  it.each<[what: string, offers: Offer[], product: string, variants: string[]]>([
    [
      'a model with a number, the colour at the end',
      ['Шкаф-купе Прайм-180 венге', 'Шкаф-купе Прайм-180 белый'],
      'Шкаф-купе Прайм-180',
      ['венге', 'белый'],
    ],
    [
      'sizes in several spellings',
      ['Кровать Ивушка 90х200', 'Кровать Ивушка 140 x 200 Taupe', 'Кровать Ивушка 180*200'],
      'Кровать Ивушка',
      ['90 × 200', '140 × 200 Taupe', '180 × 200'],
    ],
    [
      'one name that has nothing to do with the others',
      ['Матрас Эконом 80x190', 'Чехол с тем же номером', 'Матрас Эконом 120x200'],
      'Матрас Эконом',
      ['80 × 190', 'Чехол с тем же номером', '120 × 200'],
    ],
    [
      'a series in several sizes: the variants keep the model whole',
      ['Шкаф-купе Прайм-180 венге', 'Шкаф-купе Прайм-220 венге'],
      'Шкаф-купе Прайм',
      ['Прайм-180 венге', 'Прайм-220 венге'],
    ],
    [
      'a series in a size with a comma',
      ['Кухонный гарнитур Ника-2,0 м', 'Кухонный гарнитур Ника-2,4 м'],
      'Кухонный гарнитур Ника',
      ['Ника-2,0 м', 'Ника-2,4 м'],
    ],
    [
      'a number apart from the series',
      ['Шкаф-купе Прайм 180 венге', 'Шкаф-купе Прайм 220 белый'],
      'Шкаф-купе Прайм',
      ['180 венге', '220 белый'],
    ],
    [
      'the model behind what differs',
      ['Диван 2-местный Волга', 'Диван 3-местный Волга'],
      'Диван Волга',
      ['2-местный', '3-местный'],
    ],
    [
      'the series behind what differs',
      ['Шкаф-купе венге Прайм-180', 'Шкаф-купе белый Прайм-220'],
      'Шкаф-купе Прайм',
      ['венге Прайм-180', 'белый Прайм-220'],
    ],
    [
      'the model in quotation marks',
      ['Диван «Волга», велюр синий', 'Диван «Волга» рогожка'],
      'Диван «Волга»',
      ['велюр синий', 'рогожка'],
    ],
    [
      'a quotation that differs inside',
      ['Диван «Волга Люкс»', 'Диван «Волга Плюс»'],
      'Диван «Волга»',
      ['Люкс', 'Плюс'],
    ],
    [
      'straight quotation marks',
      ['Стол "Лира" белый', 'Стол "Лира" чёрный'],
      'Стол "Лира"',
      ['белый', 'чёрный'],
    ],
    [
      'a model in Latin letters',
      ['Стеллаж Kallax 2x4 белый', 'Стеллаж Kallax 2x2 белый'],
      'Стеллаж Kallax',
      ['2x4 белый', '2x2 белый'],
    ],
    [
      'a size with spaces',
      ['Матрас Сонет 160 х 200', 'Матрас Сонет 160 х 190'],
      'Матрас Сонет',
      ['160 × 200', '160 × 190'],
    ],
    [
      'one number in two units',
      ['Стол Лира 80 см', 'Стол Лира 80 х 60'],
      'Стол Лира',
      ['80 см', '80 × 60'],
    ],
    [
      'the colour in brackets',
      ['Комод Ольга (белый глянец)', 'Комод Ольга (белый мат)'],
      'Комод Ольга',
      ['белый глянец', 'белый мат'],
    ],
    [
      'brackets before a size',
      ['Комод Ольга (белый) 80 см', 'Комод Ольга (дуб) 80 см'],
      'Комод Ольга',
      ['белый 80 см', 'дуб 80 см'],
    ],
    [
      'the word цвет',
      ['Тумба Соло, цвет: белый', 'Тумба Соло, цвет: дуб сонома'],
      'Тумба Соло',
      ['белый', 'дуб сонома'],
    ],
    [
      'a preposition before what differs',
      ['Кровать Соня с ящиком', 'Кровать Соня с подъёмником'],
      'Кровать Соня',
      ['с ящиком', 'с подъёмником'],
    ],
    [
      'a plus before what differs',
      ['Обеденная группа Уют + 4 стула', 'Обеденная группа Уют + 6 стульев'],
      'Обеденная группа Уют',
      ['4 стула', '6 стульев'],
    ],
    [
      'the article in the name',
      ['Стул Лира арт. A-1000 белый', 'Стул Лира арт. A-1001 серый'],
      'Стул Лира',
      ['белый', 'серый'],
    ],
    [
      'the colour at the beginning',
      ['Белый стол Лира', 'Чёрный стол Лира'],
      'Стол Лира',
      ['Белый', 'Чёрный'],
    ],
    [
      'ё, case and a comma that differ',
      ['Скамья Тёплая, дуб', 'СКАМЬЯ теплая ясень'],
      'Скамья Тёплая',
      ['дуб', 'ясень'],
    ],
    [
      'one without an addition',
      ['Диван Волга', 'Диван Волга с ящиком'],
      'Диван Волга',
      ['стандартный', 'с ящиком'],
    ],
    [
      'names that are equal, with colours',
      [
        ['Диван Волга', { color: { name: 'синий' } }],
        ['Диван Волга', { color: { name: 'серый' } }],
      ],
      'Диван Волга',
      ['синий', 'серый'],
    ],
    ['names that are equal, with nothing else', ['Стол', 'Стол'], 'Стол', ['A-1000', 'A-1001']],
    ['names with nothing in common', ['Стол', 'Стул'], 'Стол', ['стандартный', 'Стул']],
  ])('%s', (_what, offers, product, variants) => {
    expect(nameGroup(groupOf(offers))).toMatchObject({ product, variants });
  });

  it('is bare where only a noun is left, and offers longer names', () => {
    const brand = { brand: { name: 'Заря' } };
    const group = groupOf([
      ['Шкаф-купе Олимп белый', brand],
      ['Шкаф-купе Прайм белый', brand],
    ]);
    expect(nameGroup(group)).toMatchObject({
      product: 'Шкаф-купе',
      isBare: true,
      fuller: ['Шкаф-купе Заря', 'Шкаф-купе, A-1000'],
      variants: ['Олимп белый', 'Прайм белый'],
    });
  });

  it('of a product that keeps its name are told by that name', () => {
    const group = groupOf(['Комод Ольга белый глянец', 'Комод Ольга белый мат']);
    expect(nameGroup(group, 'Комод Ольга').variants).toEqual(['белый глянец', 'белый мат']);
    expect(nameGroup(group, 'Комод Ольга, A-1000').variants).toEqual(['белый глянец', 'белый мат']);
  });
});
