import { counted } from '../words/plural.ts';

/** The mapping file of a source: how the labels of its feeds are understood. */
export const mappingMessages = {
  about: (source: string) =>
    [
      ` Характеристики источника «${source}»: слева название из файла, справа то, как его понимать:`,
      ' название характеристики магазина (все они в конце файла),',
      ' keep — показывать словами поставщика, drop — не показывать, auto — как поймёт магазин.',
      ' unit — единица чисел, у которых её нет: { as: Ширина, unit: см }.',
      ' units — единицы чисел всего источника, если их нет нигде: [см, кг].',
      ' Исправьте и загрузите: npm run import -- ФАЙЛ --mapping ЭТОТ-ФАЙЛ. Магазин запомнит правила.',
    ].join('\n'),
  seen: (count: number, examples: readonly string[], similar: string | undefined) =>
    [
      ` ${counted(count, 'раз', 'раза', 'раз')}`,
      examples.length > 0 && `, например ${examples.map((value) => `«${value}»`).join(', ')}`,
      similar !== undefined && `; похоже на «${similar}»`,
    ]
      .filter(Boolean)
      .join(''),
  attributes: '# Характеристики магазина:',
  tooMany: 'Названий больше тысячи.',
  noUnit: (unit: string) => `Единицы «${unit}» магазин не знает.`,
  twice: (label: string, twin: string) => `«${label}» и «${twin}» — одно и то же название.`,
  noAttribute: (label: string, given: string) =>
    `«${label}»: характеристики «${given}» нет. Все названия — в конце файла, который пишет --propose-mapping.`,
  wrongUnit: (label: string, unit: string) => `«${label}»: единица «${unit}» не подходит.`,
} as const;
