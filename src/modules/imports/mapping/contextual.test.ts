import { describe, expect, it } from 'vitest';
import { readAttributes } from './attributes.ts';
import { inContext } from './contextual.ts';
import { type GoodsKind, goodsKind } from './goods-kind.ts';

type Given = [name: string, value: string];

/** What is read of the parameters of these goods, and what is left in words. */
function inGoods(name: string, ...given: Given[]) {
  const kind = goodsKind(name, []);
  const { params, kept } = inContext(
    kind,
    given.map(([label, value]) => ({ name: label, value, unit: '' })),
  );
  const leftOut = kept.map((param) => `${param.name}: kept`);
  const found = readAttributes(params, {
    ids: { of: () => 1 },
    kind,
    units: [],
    leaveOut: (param, why) => leftOut.push(`${param.name}: ${why}`),
    takeUnitless: () => undefined,
  });
  return { found, leftOut };
}

it.each<[name: string, category: string, kind: GoodsKind]>([
  ['Кровать Соня с матрасом', 'Спальни', 'bed'],
  ['Матрас для кровати', 'Спальни', 'mattress'],
  ['Кресло-кровать Лира', 'Кровати', 'other'],
  ['Диван «Ковёр»', 'Диваны', 'other'],
  ['Амелия', 'Кровати', 'bed'],
  ['Комплект «Лаванда»', 'Текстиль', 'textile'],
  ['Комплект постельного белья', 'Разное', 'textile'],
  ['Комплект «Терраса»', 'Сад', 'set'],
  ['Покрывало на кровать', 'Кровати', 'textile'],
  ['Нечто', 'Разное', 'other'],
])('%s of «%s» is of the kind %s', (name, category, kind) => {
  expect(goodsKind(name, [category])).toBe(kind);
});

describe('a label whose meaning depends on the goods', () => {
  it.each<[goods: string, params: Given[], found: unknown, leftOut: string[]]>([
    ['Стол Лира', [['Длина (см)', '120']], { dimensions_width: 1200 }, []],
    [
      'Стол Лира',
      [
        ['Длина, см', '120'],
        ['Ширина, см', '80'],
      ],
      { dimensions_width: 800 },
      ['Длина, см: unknown'],
    ],
    [
      'Диван Лира',
      [
        ['Длина, мм', '2300'],
        ['Габариты (ШхВ), мм', '2250x900'],
      ],
      { dimensions_width: 2250, dimensions_height: 900 },
      ['Длина, мм: unknown'],
    ],
    [
      'Матрас Сонет',
      [
        ['Длина, см', '200'],
        ['Высота матраса, см', '22'],
        ['Состав', 'латекс 3 см, кокос 1 см'],
      ],
      { bed_length: 2000, dimensions_height: 220, filling: 'латекс 3 см, кокос 1 см' },
      [],
    ],
    ['Кровать Соня', [['Длина, мм', '2120']], { dimensions_depth: 2120 }, []],
    [
      'Кровать Соня',
      [
        ['Длина, мм', '2120'],
        ['Габаритные размеры (ДхШхВ)', '2120х1520х1050 мм'],
      ],
      { dimensions_width: 1520, dimensions_depth: 2120, dimensions_height: 1050 },
      [],
    ],
    ['Кровать Соня', [['Высота матраса, см', '22']], {}, ['Высота матраса, см: unknown']],
    [
      'Ковёр Дели',
      [
        ['Длина, см', '230'],
        ['Состав', '100% полипропилен'],
      ],
      { material: '100% полипропилен' },
      ['Длина, см: unknown'],
    ],
    ['Комплект постельного белья', [['Ткань', 'сатин']], { material: 'сатин' }, []],
    ['Диван Лира', [['Ткань', 'велюр']], { upholstery_materials: ['велюр'] }, []],
    ['Диван Лира', [['Состав', '70% хлопок']], {}, ['Состав: kept']],
    ['Набор для кухни', [['Состав', 'стол; стул']], { furniture_set: ['стол', 'стул'] }, []],
    ['Стул Лира', [['Нагрузка', 'до 120 кг']], { max_load: 120 }, []],
    ['Стул Лира', [['Нагрузка до:', '120 кг']], { max_load: 120 }, []],
    ['Кровать Соня', [['Нагрузка на спальное место до, кг', '150']], { max_load: 150 }, []],
    ['Матрас Сонет', [['Макс. нагрузка на спальное место', '110 кг']], { max_load: 110 }, []],
    ['Матрас Сонет', [['Максимально допустимая нагрузка, кг', '90']], { max_load: 90 }, []],
    ['Матрас Сонет', [['Высота матраса', '20']], { dimensions_height: 200 }, []],
    ['Матрас Сонет', [['Высота матраса', '180']], { dimensions_height: 180 }, []],
    ['Матрас Сонет', [['Высота матраса', '38']], {}, ['Высота матраса: unit']],
    ['Матрас Сонет', [['Размер матраса', '80x190']], { bed_width: 800, bed_length: 1900 }, []],
    [
      'Стул Лира',
      [['Габариты', '45х52х88']],
      { dimensions_width: 450, dimensions_depth: 520, dimensions_height: 880 },
      [],
    ],
    ['Стул Лира', [['Габариты', '88х52х45']], {}, ['Габариты: unknown']],
    ['Стол Лира', [['Габариты', '45х52х88']], {}, ['Габариты: unknown']],
    ['Стол Лира', [['Срок изготовления', '21 раб. день']], { production_time_days: 21 }, []],
    ['Стол Лира', [['Срок производства', 'до 30 дней']], { production_time_days: 30 }, []],
    ['Стол Лира', [['Срок изготовления', '1 месяц']], { production_time_days: 30 }, []],
    ['Стол Лира', [['Гарантия', '24']], {}, ['Гарантия: unit']],
    ['Стол Лира', [['Гарантия, мес', '24']], { warranty_period_months: 24 }, []],
    ['Стол Лира', [['Гарантия', '2 года']], { warranty_period_months: 24 }, []],
    ['Стол Лира', [['Гарантия', '18 мес.']], { warranty_period_months: 18 }, []],
    ['Стол Лира', [['Гарантия', '2 года на каркас']], { warranty: '2 года на каркас' }, []],
    ['Стол Лира', [['Колличество ящиков', '2 шт']], { drawers: 2 }, []],
    ['Кровать Соня', [['Подъёмный механизм', 'есть']], { mechanism: 'подъёмный' }, []],
    ['Кровать Соня', [['Подъемный механизм', 'газлифт']], { mechanism: 'газлифт' }, []],
    ['Кровать Соня', [['Подъёмный механизм', 'нет']], {}, ['Подъёмный механизм: kept']],
  ])('%s: %j', (goods, params, found, leftOut) => {
    expect(inGoods(goods, ...params)).toEqual({ found, leftOut });
  });

  it.each<[goods: string, label: string, value: string, found: unknown]>([
    ['Стол Лира', 'Размеры (ДхШ), м', '2x1,5', { dimensions_width: 1500 }],
    ['Ковёр Дели', 'Размеры (ШхД), см', '160х230', { dimensions_width: 1600 }],
  ])('%s: of %s %s the words stay beside what is read', (goods, label, value, found) => {
    const read = inGoods(goods, [label, value]);
    expect(read.found).toMatchObject(found as object);
    expect(read.leftOut).toEqual([`${label}: part`]);
  });
});
