import type { VariantAttributes } from '#contracts/attributes.ts';
import type { SourceCategory } from '#contracts/catalogue-source.ts';

const china = { id: 3, country: 'Китай' };
const belarus = { id: 2, country: 'Беларусь' };
const russia = { id: 1, country: 'Россия' };

const ozero = {
  type_of_product: 'зеркало напольное',
  entity: 'зеркала',
  brand: { name: 'Ясная вода' },
  room_type: ['спальня', 'прихожая'],
  interior_style: 'скандинавский',
  price_segment: 'средний',
  features: ['стоит у стены или вешается', 'защитная плёнка с обратной стороны'],
  dimensions_width: 600,
  dimensions_height: 1750,
  dimensions_depth: 40,
  dimensions_weight: 16,
  material: 'зеркало 4 мм, массив дуба',
  included_items: ['крепёж', 'противоскользящие накладки'],
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const polynya = {
  type_of_product: 'зеркало круглое',
  entity: 'зеркала',
  brand: { name: 'Ясная вода' },
  room_type: ['прихожая', 'гостиная', 'ванная'],
  interior_style: 'минимализм',
  price_segment: 'эконом',
  features: ['тонкая рама', 'влагостойкая амальгама'],
  dimensions_depth: 25,
  material: 'зеркало 4 мм, сталь',
  included_items: ['крепёж'],
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const utro = {
  type_of_product: 'зеркало с подсветкой',
  entity: 'зеркала',
  brand: { name: 'Ясная вода' },
  room_type: ['ванная', 'спальня'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['свет меняется от тёплого к дневному', 'подогрев от запотевания', 'IP44'],
  dimensions_height: 800,
  dimensions_depth: 32,
  material: 'зеркало 5 мм, алюминий',
  color: { name: 'серебристый', hex: '#d3d9db' },
  included_items: ['крепёж', 'кабель 1,5 м'],
  manufacturer: { id: 3, country: 'Китай' },
  warranty: '24 месяца, на светодиоды 36 месяцев',
  warranty_period_months: 24,
} satisfies VariantAttributes;

const okonce = {
  type_of_product: 'зеркало арочное',
  entity: 'зеркала',
  brand: { name: 'Лесная мануфактура' },
  room_type: ['гостиная', 'прихожая', 'спальня'],
  interior_style: 'неоклассика',
  price_segment: 'премиум',
  features: ['ручная фацетная кромка', 'рама из гнутого ясеня'],
  dimensions_width: 700,
  dimensions_height: 1100,
  dimensions_depth: 35,
  dimensions_weight: 13,
  material: 'зеркало 6 мм, массив ясеня',
  included_items: ['крепёж'],
  manufacturer: { id: 2, country: 'Беларусь' },
  warranty_period_months: 36,
} satisfies VariantAttributes;

const lunnica = {
  type_of_product: 'зеркало с подсветкой',
  entity: 'зеркала',
  brand: { name: 'Ясная вода' },
  room_type: ['ванная', 'прихожая'],
  interior_style: 'минимализм',
  price_segment: 'средний',
  features: ['контурный свет', 'выключатель от взмаха руки', 'IP44', 'круглое'],
  dimensions_depth: 35,
  material: 'зеркало 5 мм, алюминий',
  included_items: ['крепёж', 'кабель 1,8 м'],
  manufacturer: china,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const vertikal = {
  type_of_product: 'зеркало напольное',
  entity: 'зеркала',
  brand: { name: 'Ясная вода' },
  room_type: ['спальня', 'прихожая'],
  interior_style: 'лофт',
  price_segment: 'эконом',
  features: ['откидная ножка', 'защитная плёнка'],
  dimensions_depth: 45,
  material: 'зеркало 4 мм, сталь',
  included_items: ['крепёж', 'ножка'],
  manufacturer: belarus,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const gorlica = {
  type_of_product: 'зеркало арочное',
  entity: 'зеркала',
  brand: { name: 'Лесная мануфактура' },
  room_type: ['спальня', 'прихожая'],
  interior_style: 'классика',
  price_segment: 'премиум',
  features: ['боковые створки поворачиваются', 'рама из массива'],
  dimensions_width: 860,
  dimensions_height: 1000,
  dimensions_depth: 50,
  dimensions_weight: 14,
  material: 'зеркало 4 мм, массив липы',
  included_items: ['крепёж'],
  manufacturer: russia,
  warranty_period_months: 36,
} satisfies VariantAttributes;

const kaplya = {
  type_of_product: 'зеркало круглое',
  entity: 'зеркала',
  brand: { name: 'Ясная вода' },
  room_type: ['прихожая', 'гостиная', 'ванная'],
  interior_style: 'скандинавский',
  price_segment: 'средний',
  features: ['висит на одном крюке', 'ремень выше рамы на 20 см', 'влагостойкая амальгама'],
  dimensions_depth: 30,
  material: 'зеркало 4 мм, кожа',
  included_items: ['крюк', 'дюбель'],
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

export const zerkala: SourceCategory = {
  id: 17,
  slug: 'zerkala',
  name: 'Зеркала',
  products: [
    {
      slug: 'zerkalo-napolnoe-ozero',
      name: 'Зеркало напольное «Озеро»',
      description:
        'Большое зеркало в дубовой раме: видно и причёску, и обувь. Его ставят на пол под небольшим наклоном или вешают вертикально, оба крепления в коробке. Сзади наклеена плёнка, которая удержит осколки, если случится неприятность.',
      variants: [
        {
          slug: 'dub',
          code: 'ZRK-1701-01',
          name: 'Дуб натуральный',
          price: 14900,
          stock: 8,
          attributes: {
            ...ozero,
            color: { name: 'дуб натуральный', hex: '#c49a6c' },
          },
        },
        {
          slug: 'chernyj-dub',
          code: 'ZRK-1701-02',
          name: 'Дуб, чёрное масло',
          price: 15600,
          originalPrice: 17400,
          attributes: {
            ...ozero,
            color: { name: 'чёрный', hex: '#3b3835' },
            production_time_days: 14,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-krugloe-polynya',
      name: 'Зеркало круглое «Полынья»',
      description:
        'Ровный круг в тонкой стальной раме, который не загромождает стену. Амальгама влагостойкая, так что зеркало можно повесить и над раковиной. Держится на одном кронштейне, выравнивать ничего не придётся.',
      variants: [
        {
          slug: '60-chernyj',
          code: 'ZRK-1702-01',
          name: '60 см, чёрная рама',
          price: 5200,
          stock: 19,
          attributes: {
            ...polynya,
            dimensions_width: 600,
            dimensions_height: 600,
            dimensions_weight: 4.6,
            color: { name: 'чёрный', hex: '#3a3a3c' },
          },
        },
        {
          slug: '80-chernyj',
          code: 'ZRK-1702-02',
          name: '80 см, чёрная рама',
          price: 7900,
          attributes: {
            ...polynya,
            dimensions_width: 800,
            dimensions_height: 800,
            dimensions_weight: 7.4,
            color: { name: 'чёрный', hex: '#3a3a3c' },
            production_time_days: 7,
          },
        },
        {
          slug: '80-latun',
          code: 'ZRK-1702-03',
          name: '80 см, рама под латунь',
          price: 8600,
          attributes: {
            ...polynya,
            dimensions_width: 800,
            dimensions_height: 800,
            dimensions_weight: 7.4,
            color: { name: 'латунь', hex: '#b89c6a' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-s-podsvetkoj-utro',
      name: 'Зеркало с подсветкой «Утро»',
      description:
        'Свет идёт по контуру и не слепит, его оттенок меняют касанием: тёплый для вечера, дневной для бритья и макияжа. Подогрев включается вместе со светом, и после душа стекло остаётся чистым. Влагозащита подходит для ванной комнаты.',
      isNew: true,
      variants: [
        {
          slug: '60x80',
          code: 'ZRK-1703-01',
          name: '60×80 см',
          price: 11800,
          attributes: {
            ...utro,
            dimensions_width: 600,
            dimensions_weight: 8.2,
            production_time_days: 9,
          },
        },
        {
          slug: '100x80',
          code: 'ZRK-1703-02',
          name: '100×80 см',
          price: 16900,
          attributes: {
            ...utro,
            dimensions_width: 1000,
            dimensions_weight: 13,
            production_time_days: 9,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-arochnoe-okonce',
      name: 'Зеркало арочное «Оконце»',
      description:
        'Арка из гнутого ясеня повторяет форму старого окна, поэтому в тёмном коридоре зеркало и правда похоже на просвет. Кромку снимают вручную, она ловит свет тонкой полоской. Рама покрыта матовым лаком, пыль с неё смахивается сухой тряпкой.',
      variants: [
        {
          slug: 'yasen',
          code: 'ZRK-1704-01',
          name: 'Ясень светлый',
          price: 19800,
          attributes: {
            ...okonce,
            color: { name: 'ясень', hex: '#d9c6a8' },
            production_time_days: 18,
          },
        },
        {
          slug: 'oreh',
          code: 'ZRK-1704-02',
          name: 'Ясень под орех',
          price: 20400,
          attributes: {
            ...okonce,
            color: { name: 'орех', hex: '#85623f' },
            production_time_days: 18,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-krugloe-s-podsvetkoj-lunnica',
      name: 'Зеркало круглое с подсветкой «Лунница»',
      description:
        'Свет идёт из-за зеркала мягким кругом и не бьёт в глаза, когда умываешься ночью. Выключатель — взмах руки под нижним краем. Провод можно вывести и в стену, и к обычной розетке.',
      variants: [
        {
          slug: '60',
          code: 'ZRK-1705-01',
          name: '60 см',
          price: 9400,
          stock: 8,
          attributes: {
            ...lunnica,
            dimensions_width: 600,
            dimensions_height: 600,
            dimensions_weight: 6.1,
            color: { name: 'серебристый', hex: '#d3d9db' },
          },
        },
        {
          slug: '70',
          code: 'ZRK-1705-02',
          name: '70 см',
          price: 10900,
          attributes: {
            ...lunnica,
            dimensions_width: 700,
            dimensions_height: 700,
            dimensions_weight: 7.8,
            color: { name: 'серебристый', hex: '#d3d9db' },
            production_time_days: 9,
          },
        },
        {
          slug: '80',
          code: 'ZRK-1705-03',
          name: '80 см',
          price: 12600,
          originalPrice: 14200,
          attributes: {
            ...lunnica,
            dimensions_width: 800,
            dimensions_height: 800,
            dimensions_weight: 9.7,
            color: { name: 'серебристый', hex: '#d3d9db' },
            production_time_days: 9,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-napolnoe-vertikal',
      name: 'Зеркало напольное «Вертикаль»',
      description:
        'Зеркало во весь рост в тонкой стальной раме, с откидной ножкой сзади. Отражает от шляпы до ботинок с одного шага, даже в узком коридоре. Стекло не искажает: фигура в нём такая, какая есть.',
      variants: [
        {
          slug: '50x160-chernyj',
          code: 'ZRK-1706-01',
          name: '50×160, чёрный',
          price: 8900,
          stock: 9,
          attributes: {
            ...vertikal,
            dimensions_width: 500,
            dimensions_height: 1600,
            dimensions_weight: 11,
            color: { name: 'чёрный', hex: '#35363a' },
          },
        },
        {
          slug: '60x180-chernyj',
          code: 'ZRK-1706-02',
          name: '60×180, чёрный',
          price: 11400,
          attributes: {
            ...vertikal,
            dimensions_width: 600,
            dimensions_height: 1800,
            dimensions_weight: 14.5,
            color: { name: 'чёрный', hex: '#35363a' },
            production_time_days: 10,
          },
        },
        {
          slug: '60x180-latun',
          code: 'ZRK-1706-03',
          name: '60×180, латунь',
          price: 12800,
          attributes: {
            ...vertikal,
            dimensions_width: 600,
            dimensions_height: 1800,
            dimensions_weight: 14.5,
            color: { name: 'латунь', hex: '#b89c6a' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-arochnoe-gorlica',
      name: 'Зеркало арочное «Горлица»',
      description:
        'Три створки под одной аркой: среднее стекло неподвижно, боковые поворачиваются, и видно, как лежат волосы сзади. Рама узкая, липовая, вырезана без украшений. Хорошо над туалетным столиком и в прихожей.',
      variants: [
        {
          slug: 'lipa-naturalnaya',
          code: 'ZRK-1707-01',
          name: 'Липа натуральная',
          price: 23800,
          attributes: {
            ...gorlica,
            color: { name: 'берёза', hex: '#e0c9a3' },
            production_time_days: 21,
          },
        },
        {
          slug: 'molochnyj',
          code: 'ZRK-1707-02',
          name: 'Молочный',
          price: 24600,
          stock: 2,
          attributes: {
            ...gorlica,
            color: { name: 'молочный', hex: '#eae2d3' },
          },
        },
        {
          slug: 'hvojnyj',
          code: 'ZRK-1707-03',
          name: 'Хвойный',
          price: 24600,
          originalPrice: 27900,
          attributes: {
            ...gorlica,
            color: { name: 'хвойный', hex: '#4d6b57' },
            production_time_days: 21,
          },
        },
      ],
    },
    {
      slug: 'zerkalo-krugloe-na-remne-kaplya',
      name: 'Зеркало круглое на ремне «Капля»',
      description:
        'Круглое зеркало висит на широком ремне с одного крюка: ни уровня, ни второго человека для монтажа не нужно. Кожа плотная, дублёная, край окрашен вручную. Со временем ремень темнеет и становится только лучше.',
      variants: [
        {
          slug: '50-konyachnyj-remen',
          code: 'ZRK-1708-01',
          name: '50 см, коньячный ремень',
          price: 6900,
          stock: 7,
          attributes: {
            ...kaplya,
            dimensions_width: 500,
            dimensions_height: 500,
            dimensions_weight: 3.6,
            color: { name: 'коньячный', hex: '#9a6a43' },
          },
        },
        {
          slug: '65-konyachnyj-remen',
          code: 'ZRK-1708-02',
          name: '65 см, коньячный ремень',
          price: 8700,
          attributes: {
            ...kaplya,
            dimensions_width: 650,
            dimensions_height: 650,
            dimensions_weight: 5.9,
            color: { name: 'коньячный', hex: '#9a6a43' },
            production_time_days: 9,
          },
        },
        {
          slug: '65-chernyj-remen',
          code: 'ZRK-1708-03',
          name: '65 см, чёрный ремень',
          price: 8700,
          attributes: {
            ...kaplya,
            dimensions_width: 650,
            dimensions_height: 650,
            dimensions_weight: 5.9,
            color: { name: 'чёрный', hex: '#35363a' },
            production_time_days: 9,
          },
        },
      ],
    },
  ],
};
