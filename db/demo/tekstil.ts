import type { VariantAttributes } from '#contracts/attributes.ts';
import type { DemoCategory } from './types.ts';

const russia = { id: 1, country: 'Россия' };

const zatishe = {
  type_of_product: 'шторы',
  entity: 'домашний текстиль',
  brand: { name: 'Долгая нить' },
  room_type: ['спальня', 'гостиная', 'детская'],
  interior_style: 'минимализм',
  price_segment: 'средний',
  features: ['задерживают 85 % света', 'лента под крючки пришита', 'не требуют глажки'],
  dimensions_depth: 2,
  custom_size_available: true,
  material: 'полиэстер, хлопок',
  pattern: 'однотонный',
  included_items: ['полотно — 2 шт.', 'подхваты — 2 шт.'],
  manufacturer: russia,
  warranty_period_months: 6,
} satisfies VariantAttributes;

const sugrob = {
  type_of_product: 'плед',
  entity: 'домашний текстиль',
  brand: { name: 'Долгая нить' },
  room_type: ['гостиная', 'спальня'],
  interior_style: 'скандинавский',
  price_segment: 'средний',
  features: ['крупная вязка', 'не колется'],
  dimensions_height: 8,
  dimensions_thickness: 8,
  material: 'шерсть мериноса 60 %, акрил 40 %',
  pattern: 'косы',
  manufacturer: russia,
  warranty_period_months: 6,
} satisfies VariantAttributes;

const brusnika = {
  type_of_product: 'подушка',
  entity: 'домашний текстиль',
  brand: { name: 'Долгая нить' },
  room_type: ['гостиная', 'детская'],
  interior_style: 'эко',
  price_segment: 'эконом',
  features: ['потайная молния', 'вышивка нитью мулине'],
  dimensions_width: 450,
  dimensions_height: 150,
  dimensions_depth: 450,
  dimensions_weight: 0.6,
  dimensions_thickness: 150,
  cover: 'съёмный, лён с хлопком',
  material: 'лён, хлопок',
  filling: 'холофайбер',
  pattern: 'вышитая веточка',
  manufacturer: russia,
  warranty_period_months: 6,
} satisfies VariantAttributes;

const rosa = {
  type_of_product: 'постельное бельё',
  entity: 'домашний текстиль',
  brand: { name: 'Тихий дом' },
  room_type: ['спальня'],
  interior_style: 'минимализм',
  price_segment: 'средний',
  features: ['умягчённое, не нужно гладить', 'простыня на резинке', 'застёжки на пуговицах'],
  dimensions_width: 380,
  dimensions_depth: 300,
  material: 'варёный хлопок',
  pattern: 'однотонный',
  manufacturer: { id: 4, country: 'Узбекистан' },
  warranty_period_months: 6,
} satisfies VariantAttributes;

export const tekstil: DemoCategory = {
  id: 20,
  slug: 'tekstil',
  name: 'Текстиль для дома',
  products: [
    {
      slug: 'shtory-zatishe',
      name: 'Шторы «Затишье»',
      description:
        'Плотные шторы, за которыми летнее утро начинается позже. Ткань на ощупь как хлопок, но держит складку и после стирки не требует утюга. Нужна другая высота — подошьём под ваш карниз.',
      variants: [
        {
          slug: '150x270-bezhevyj',
          code: 'TXT-2001-01',
          name: 'Два полотна 150×270, бежевый',
          price: 5900,
          stock: 16,
          attributes: {
            ...zatishe,
            dimensions_width: 1500,
            dimensions_height: 2700,
            dimensions_weight: 2.2,
            color: { name: 'бежевый', hex: '#d2c4ad' },
          },
        },
        {
          slug: '200x270-bezhevyj',
          code: 'TXT-2001-02',
          name: 'Два полотна 200×270, бежевый',
          price: 7600,
          attributes: {
            ...zatishe,
            dimensions_width: 2000,
            dimensions_height: 2700,
            dimensions_weight: 2.9,
            color: { name: 'бежевый', hex: '#d2c4ad' },
            production_time_days: 7,
          },
        },
        {
          slug: '200x270-olivkovyj',
          code: 'TXT-2001-03',
          name: 'Два полотна 200×270, оливковый',
          price: 7600,
          attributes: {
            ...zatishe,
            dimensions_width: 2000,
            dimensions_height: 2700,
            dimensions_weight: 2.9,
            color: { name: 'оливковый', hex: '#8b8d72' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'pled-sugrob',
      name: 'Плед «Сугроб»',
      description:
        'Вязаный плед с косами, тяжёлый и тёплый, из тех, под которыми засыпают на полуслове. Меринос не колется, акрил не даёт ему растянуться. Стирать его лучше руками, сушить — разложив на полотенце.',
      isNew: true,
      variants: [
        {
          slug: '130x170-molochnyj',
          code: 'TXT-2002-01',
          name: '130×170, молочный',
          price: 6400,
          attributes: {
            ...sugrob,
            dimensions_width: 1300,
            dimensions_depth: 1700,
            dimensions_weight: 1.6,
            color: { name: 'молочный', hex: '#ebe4d4' },
            production_time_days: 12,
          },
        },
        {
          slug: '180x220-molochnyj',
          code: 'TXT-2002-02',
          name: '180×220, молочный',
          price: 10900,
          attributes: {
            ...sugrob,
            dimensions_width: 1800,
            dimensions_depth: 2200,
            dimensions_weight: 2.8,
            color: { name: 'молочный', hex: '#ebe4d4' },
            production_time_days: 12,
          },
        },
      ],
    },
    {
      slug: 'podushka-dekorativnaya-brusnika',
      name: 'Подушка декоративная «Брусника»',
      description:
        'Льняная подушка с вышитой веточкой в углу: стежки видны и немного неровны, как в домашней работе. Чехол снимается на потайной молнии. Хорошо выглядит по две-три разного цвета.',
      variants: [
        {
          slug: 'naturalnyj',
          code: 'TXT-2003-01',
          name: '45×45, натуральный лён',
          price: 1490,
          stock: 38,
          attributes: {
            ...brusnika,
            color: { name: 'льняной', hex: '#d8c9ae' },
          },
        },
        {
          slug: 'shalfej',
          code: 'TXT-2003-02',
          name: '45×45, шалфей',
          price: 1490,
          attributes: {
            ...brusnika,
            color: { name: 'шалфей', hex: '#a9b49d' },
            production_time_days: 7,
          },
        },
        {
          slug: 'brusnichnyj',
          code: 'TXT-2003-03',
          name: '45×45, брусничный',
          price: 1490,
          originalPrice: 1890,
          attributes: {
            ...brusnika,
            color: { name: 'брусничный', hex: '#a35a5f' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'postelnoe-bele-rosa',
      name: 'Постельное бельё «Роса»',
      description:
        'Хлопок сварен перед шитьём, поэтому бельё мягкое с первой ночи, слегка мятое по замыслу и больше не садится. Простыня на резинке держится даже на толстом матрасе. В размерах указан сложенный комплект.',
      variants: [
        {
          slug: 'polutornoe-goluboj',
          code: 'TXT-2004-01',
          name: 'Полуторное, голубой',
          price: 6900,
          attributes: {
            ...rosa,
            dimensions_height: 70,
            dimensions_weight: 1.7,
            color: { name: 'голубой', hex: '#a9bfcc' },
            included_items: [
              'пододеяльник 150×210',
              'простыня 90×200 на резинке',
              'наволочка 50×70 — 2 шт.',
            ],
            production_time_days: 7,
          },
        },
        {
          slug: 'evro-goluboj',
          code: 'TXT-2004-02',
          name: 'Евро, голубой',
          price: 8900,
          originalPrice: 9900,
          attributes: {
            ...rosa,
            dimensions_height: 100,
            dimensions_weight: 2.4,
            color: { name: 'голубой', hex: '#a9bfcc' },
            included_items: [
              'пододеяльник 200×220',
              'простыня 160×200 на резинке',
              'наволочка 50×70 — 2 шт.',
            ],
            production_time_days: 7,
          },
        },
        {
          slug: 'evro-pudrovyj',
          code: 'TXT-2004-03',
          name: 'Евро, пудровый',
          price: 8900,
          attributes: {
            ...rosa,
            dimensions_height: 100,
            dimensions_weight: 2.4,
            color: { name: 'пудровый', hex: '#dcbcb0' },
            included_items: [
              'пододеяльник 200×220',
              'простыня 160×200 на резинке',
              'наволочка 50×70 — 2 шт.',
            ],
            production_time_days: 7,
          },
        },
      ],
    },
  ],
};
