import type { VariantAttributes } from '#contracts/attributes.ts';
import type { DemoCategory } from './types.ts';

const russia = { id: 1, country: 'Россия' };
const china = { id: 3, country: 'Китай' };
const chrome = { name: 'хром', hex: '#c3c8cb' };

const rodnik = {
  type_of_product: 'кран шаровой',
  entity: 'запорная арматура',
  brand: { name: 'Медный ручей' },
  room_type: ['ванная', 'кухня'],
  price_segment: 'средний',
  features: ['полнопроходной', 'до 40 бар', 'вода и отопление до 150 °C'],
  material: 'латунь с никелевым покрытием',
  ball: { ball_material_type: 'латунь хромированная' },
  color: { name: 'никель', hex: '#b9b6ae' },
  mechanism: 'шаровой, поворот на 90°',
  product_thread: { id: 1, thread_type: 'внутренняя — внутренняя' },
  manufacturer: russia,
  warranty_period_months: 84,
} satisfies VariantAttributes;

const kapel = {
  type_of_product: 'смеситель для кухни',
  entity: 'смеситель',
  brand: { name: 'Медный ручей' },
  series: 'Капель',
  room_type: ['кухня'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['выдвижная лейка', 'поворот излива на 360°', 'аэратор против налёта'],
  dimensions_width: 62,
  dimensions_height: 410,
  dimensions_depth: 225,
  dimensions_weight: 1.9,
  material: 'латунь',
  mechanism: 'керамический картридж 35 мм',
  included_items: ['подводка гибкая — 2 шт.', 'груз для шланга', 'крепёж'],
  thread_size: { id: 1, inches: '1/2"' },
  product_thread: { id: 3, thread_type: 'внутренняя' },
  manufacturer: china,
  warranty: '60 месяцев, на покрытие 24 месяца',
  warranty_period_months: 60,
} satisfies VariantAttributes;

const ruchej = {
  type_of_product: 'смеситель для раковины',
  entity: 'смеситель',
  brand: { name: 'Медный ручей' },
  room_type: ['ванная'],
  interior_style: 'минимализм',
  price_segment: 'эконом',
  features: ['экономия воды: 5 л/мин', 'донный клапан в комплекте'],
  dimensions_width: 48,
  dimensions_height: 165,
  dimensions_depth: 150,
  dimensions_weight: 1.1,
  material: 'латунь',
  mechanism: 'керамический картридж 35 мм',
  included_items: ['подводка гибкая — 2 шт.', 'донный клапан', 'крепёж'],
  thread_size: { id: 1, inches: '1/2"' },
  product_thread: { id: 3, thread_type: 'внутренняя' },
  manufacturer: china,
  warranty_period_months: 36,
} satisfies VariantAttributes;

const liven = {
  type_of_product: 'душевая система',
  entity: 'смеситель',
  brand: { name: 'Медный ручей' },
  series: 'Ливень',
  room_type: ['ванная'],
  interior_style: 'современный',
  price_segment: 'премиум',
  features: ['термостат с ограничителем 38 °C', 'верхний душ 250 мм', 'шланг не перекручивается'],
  dimensions_width: 290,
  dimensions_height: 1180,
  dimensions_depth: 430,
  dimensions_weight: 4.6,
  material: 'латунь, нержавеющая сталь',
  mechanism: 'термостатический картридж',
  included_items: ['верхний душ', 'ручная лейка', 'шланг 1,5 м', 'полочка', 'эксцентрики'],
  thread_size: { id: 2, inches: '3/4"' },
  product_thread: { id: 3, thread_type: 'внутренняя' },
  manufacturer: china,
  warranty_period_months: 60,
} satisfies VariantAttributes;

export const kranu: DemoCategory = {
  id: 12,
  slug: 'kranu',
  name: 'Краны и смесители',
  products: [
    {
      slug: 'kran-sharovoj-rodnik',
      name: 'Кран шаровой «Родник»',
      description:
        'Тяжёлый латунный кран, который перекрывает воду с четверти оборота и не капает. Проход полный, напор после него не падает. У двух меньших размеров рукоятка-бабочка: она выручает там, где рычаг упирается в стену.',
      variants: [
        {
          slug: '1-2',
          code: 'KRN-1201-01',
          name: '1/2", рукоятка-бабочка',
          price: 1490,
          stock: 40,
          attributes: {
            ...rodnik,
            dimensions_width: 52,
            dimensions_height: 48,
            dimensions_depth: 30,
            dimensions_weight: 0.17,
            thread_size: { id: 1, inches: '1/2"' },
          },
        },
        {
          slug: '3-4',
          code: 'KRN-1201-02',
          name: '3/4", рукоятка-бабочка',
          price: 1890,
          stock: 32,
          attributes: {
            ...rodnik,
            dimensions_width: 60,
            dimensions_height: 54,
            dimensions_depth: 37,
            dimensions_weight: 0.26,
            thread_size: { id: 2, inches: '3/4"' },
          },
        },
        {
          slug: '1-rychag',
          code: 'KRN-1201-03',
          name: '1", с американкой, рычаг',
          price: 3150,
          attributes: {
            ...rodnik,
            dimensions_width: 98,
            dimensions_height: 76,
            dimensions_depth: 46,
            dimensions_weight: 0.58,
            ball: { ball_material_type: 'нержавеющая сталь' },
            thread_size: { id: 3, inches: '1"' },
            product_thread: { id: 2, thread_type: 'внутренняя — наружная' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'smesitel-dlya-kuhni-kapel',
      name: 'Смеситель для кухни «Капель»',
      description:
        'Высокий излив, под который встаёт пятилитровая кастрюля, и лейка, которую можно вытянуть до края мойки. Струя переключается кнопкой: обычная — набрать воду, веером — ополоснуть зелень. Груз на шланге сам возвращает лейку на место.',
      isNew: true,
      variants: [
        {
          slug: 'hrom',
          code: 'KRN-1202-01',
          name: 'Хром',
          price: 8900,
          stock: 16,
          attributes: {
            ...kapel,
            color: chrome,
          },
        },
        {
          slug: 'chernyj',
          code: 'KRN-1202-02',
          name: 'Чёрный матовый',
          price: 9800,
          attributes: {
            ...kapel,
            color: { name: 'чёрный', hex: '#3a3a3c' },
            production_time_days: 10,
          },
        },
        {
          slug: 'latun',
          code: 'KRN-1202-03',
          name: 'Латунь матовая',
          price: 11400,
          originalPrice: 12900,
          attributes: {
            ...kapel,
            color: { name: 'латунь', hex: '#b89c6a' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'smesitel-dlya-rakoviny-ruchej',
      name: 'Смеситель для раковины «Ручей»',
      description:
        'Небольшой смеситель для умывальника с ровной мягкой струёй: вода насыщена воздухом и не брызгает на зеркало. Рычаг ходит плавно, нужную температуру легко поймать мокрой рукой. Донный клапан того же цвета уже в коробке.',
      variants: [
        {
          slug: 'hrom',
          code: 'KRN-1203-01',
          name: 'Хром',
          price: 4600,
          originalPrice: 5400,
          stock: 21,
          attributes: {
            ...ruchej,
            color: chrome,
          },
        },
        {
          slug: 'belyj',
          code: 'KRN-1203-02',
          name: 'Белый матовый',
          price: 5300,
          attributes: {
            ...ruchej,
            color: { name: 'белый', hex: '#ebeae6' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'dushevaya-sistema-liven',
      name: 'Душевая система «Ливень»',
      description:
        'Верхний душ размером с тарелку и ручная лейка на одном термостате. Температуру ставят один раз, и она не прыгает, когда на кухне открыли воду; выше тридцати восьми градусов рукоятка не пойдёт без нажатия кнопки. Штангу можно укоротить под низкий потолок.',
      variants: [
        {
          slug: 'hrom',
          code: 'KRN-1204-01',
          name: 'Хром',
          price: 13900,
          attributes: {
            ...liven,
            color: chrome,
            production_time_days: 8,
          },
        },
        {
          slug: 'grafit',
          code: 'KRN-1204-02',
          name: 'Графит матовый',
          price: 14900,
          attributes: {
            ...liven,
            color: { name: 'графитовый', hex: '#55585c' },
            production_time_days: 12,
          },
        },
      ],
    },
  ],
};
