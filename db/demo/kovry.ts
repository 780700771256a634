import type { VariantAttributes } from '#contracts/attributes.ts';
import type { DemoCategory } from './types.ts';

const russia = { id: 1, country: 'Россия' };
const uzbekistan = { id: 4, country: 'Узбекистан' };
const india = { id: 5, country: 'Индия' };

const izmoroz = {
  type_of_product: 'ковёр',
  entity: 'ковры',
  brand: { name: 'Долгая нить' },
  room_type: ['гостиная', 'спальня'],
  interior_style: 'скандинавский',
  price_segment: 'средний',
  features: ['подходит для тёплого пола', 'не линяет'],
  dimensions_height: 11,
  dimensions_thickness: 11,
  material: 'полипропилен хит-сет',
  pattern: 'размытый, абстрактный',
  manufacturer: russia,
  warranty_period_months: 12,
} satisfies VariantAttributes;

const granatovyjSad = {
  type_of_product: 'ковёр',
  entity: 'ковры',
  brand: { name: 'Долгая нить' },
  series: 'Сад',
  room_type: ['гостиная', 'кабинет'],
  interior_style: 'классика',
  price_segment: 'премиум',
  features: ['плотность 500 000 узлов на м²', 'бахрома продолжает основу'],
  dimensions_height: 9,
  dimensions_thickness: 9,
  material: 'шерсть',
  pattern: 'растительный орнамент с медальоном',
  manufacturer: uzbekistan,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const stezhka = {
  type_of_product: 'ковровая дорожка',
  entity: 'ковры',
  brand: { name: 'Долгая нить' },
  room_type: ['прихожая', 'кухня'],
  interior_style: 'эко',
  price_segment: 'эконом',
  features: ['двусторонняя', 'стирается в машине при 30 °C'],
  dimensions_height: 5,
  dimensions_thickness: 5,
  material: 'хлопок',
  pattern: 'полоска',
  manufacturer: india,
  warranty_period_months: 6,
} satisfies VariantAttributes;

const polyana = {
  type_of_product: 'ковёр круглый',
  entity: 'ковры',
  brand: { name: 'Долгая нить' },
  room_type: ['детская', 'спальня'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['высокий мягкий ворс', 'нескользящая основа', 'гипоаллергенный'],
  dimensions_height: 30,
  dimensions_thickness: 30,
  material: 'микрофибра',
  pattern: 'однотонный',
  manufacturer: russia,
  warranty_period_months: 12,
} satisfies VariantAttributes;

export const kovry: DemoCategory = {
  id: 19,
  slug: 'kovry',
  name: 'Ковры',
  products: [
    {
      slug: 'kover-izmoroz',
      name: 'Ковёр «Изморозь»',
      description:
        'Размытый рисунок напоминает стекло в первый мороз и хорошо скрывает крошки между уборками. Ворс плотный и невысокий, по нему легко ходит и пылесос, и офисное кресло. Можно класть на тёплый пол.',
      variants: [
        {
          slug: '160x230-seryj',
          code: 'KVR-1901-01',
          name: '160×230, серый',
          price: 9900,
          stock: 14,
          attributes: {
            ...izmoroz,
            dimensions_width: 1600,
            dimensions_depth: 2300,
            dimensions_weight: 9,
            color: { name: 'серый', hex: '#a6abad' },
          },
        },
        {
          slug: '200x290-seryj',
          code: 'KVR-1901-02',
          name: '200×290, серый',
          price: 15400,
          originalPrice: 18200,
          stock: 6,
          attributes: {
            ...izmoroz,
            dimensions_width: 2000,
            dimensions_depth: 2900,
            dimensions_weight: 14,
            color: { name: 'серый', hex: '#a6abad' },
          },
        },
        {
          slug: '200x290-goluboj',
          code: 'KVR-1901-03',
          name: '200×290, голубой',
          price: 15400,
          attributes: {
            ...izmoroz,
            dimensions_width: 2000,
            dimensions_depth: 2900,
            dimensions_weight: 14,
            color: { name: 'голубой', hex: '#a9bfcc' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'kover-sherstyanoj-granatovyj-sad',
      name: 'Ковёр шерстяной «Гранатовый сад»',
      description:
        'Шерстяной ковёр с медальоном и ветвями граната по краю, сотканный в Узбекистане. Шерсть сама отталкивает пыль и через годы только ровнее ложится. Бахрома не пришита, это концы основы, на которой держится весь ковёр.',
      isNew: true,
      variants: [
        {
          slug: '160x230-terrakotovyj',
          code: 'KVR-1902-01',
          name: '160×230, терракотовый',
          price: 25800,
          attributes: {
            ...granatovyjSad,
            dimensions_width: 1600,
            dimensions_depth: 2300,
            dimensions_weight: 10,
            color: { name: 'терракотовый', hex: '#a9614b' },
            production_time_days: 18,
          },
        },
        {
          slug: '200x300-terrakotovyj',
          code: 'KVR-1902-02',
          name: '200×300, терракотовый',
          price: 39900,
          attributes: {
            ...granatovyjSad,
            dimensions_width: 2000,
            dimensions_depth: 3000,
            dimensions_weight: 16,
            color: { name: 'терракотовый', hex: '#a9614b' },
            production_time_days: 18,
          },
        },
        {
          slug: '200x300-temno-sinij',
          code: 'KVR-1902-03',
          name: '200×300, тёмно-синий',
          price: 39900,
          attributes: {
            ...granatovyjSad,
            dimensions_width: 2000,
            dimensions_depth: 3000,
            dimensions_weight: 16,
            color: { name: 'тёмно-синий', hex: '#44566d' },
            production_time_days: 18,
          },
        },
      ],
    },
    {
      slug: 'kovrovaya-dorozhka-stezhka',
      name: 'Ковровая дорожка «Стёжка»',
      description:
        'Тканая хлопковая дорожка вроде деревенских половиков, только ровнее и мягче. Лицевых сторон две: испачкалась одна — переверните. Целиком помещается в обычную стиральную машину.',
      variants: [
        {
          slug: '60x180-bezhevyj',
          code: 'KVR-1903-01',
          name: '60×180, бежевая полоска',
          price: 3200,
          stock: 30,
          attributes: {
            ...stezhka,
            dimensions_width: 600,
            dimensions_depth: 1800,
            dimensions_weight: 1.4,
            color: { name: 'бежевый', hex: '#d2c4ad' },
          },
        },
        {
          slug: '80x250-sinij',
          code: 'KVR-1903-02',
          name: '80×250, синяя полоска',
          price: 4900,
          originalPrice: 5900,
          stock: 12,
          attributes: {
            ...stezhka,
            dimensions_width: 800,
            dimensions_depth: 2500,
            dimensions_weight: 2.6,
            color: { name: 'синий', hex: '#6f869c' },
          },
        },
      ],
    },
    {
      slug: 'kover-kruglyj-polyana',
      name: 'Ковёр круглый «Поляна»',
      description:
        'Круглый и пушистый, на нём строят железную дорогу и читают лёжа. Основа не скользит по ламинату, даже если разбежаться. Ворс три сантиметра: ступне мягко, а кубик конструктора всё-таки видно.',
      variants: [
        {
          slug: '120-shalfej',
          code: 'KVR-1904-01',
          name: 'Диаметр 120 см, шалфей',
          price: 5600,
          attributes: {
            ...polyana,
            dimensions_width: 1200,
            dimensions_depth: 1200,
            dimensions_weight: 3.1,
            color: { name: 'шалфей', hex: '#a9b49d' },
            production_time_days: 8,
          },
        },
        {
          slug: '160-shalfej',
          code: 'KVR-1904-02',
          name: 'Диаметр 160 см, шалфей',
          price: 8800,
          attributes: {
            ...polyana,
            dimensions_width: 1600,
            dimensions_depth: 1600,
            dimensions_weight: 5.4,
            color: { name: 'шалфей', hex: '#a9b49d' },
            production_time_days: 8,
          },
        },
      ],
    },
  ],
};
