import type { VariantAttributes } from '#contracts/attributes.ts';
import type { DemoCategory } from './types.ts';

const russia = { id: 1, country: 'Россия' };
const belarus = { id: 2, country: 'Беларусь' };

const belozere = {
  type_of_product: 'стенка',
  entity: 'корпусная мебель',
  brand: { name: 'Светлый угол' },
  series: 'Белозерье',
  room_type: ['гостиная'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['модули можно переставить', 'открывание от нажатия', 'подсветка витрины'],
  dimensions_width: 3000,
  dimensions_height: 2050,
  dimensions_depth: 450,
  dimensions_weight: 168,
  material: 'ЛДСП, МДФ, стекло',
  body_material: 'ЛДСП 16 мм',
  facade_design: 'гладкий, без ручек',
  facade_with_showcase: true,
  facade_thickness: 16,
  drawers: 3,
  doors_count: 5,
  tv_niche: true,
  furniture_set: ['пенал', 'витрина', 'тумба под ТВ', 'полка навесная — 2 шт.'],
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const mezen = {
  type_of_product: 'стенка',
  entity: 'корпусная мебель',
  brand: { name: 'Лесная мануфактура' },
  series: 'Мезень',
  room_type: ['гостиная', 'кабинет'],
  interior_style: 'неоклассика',
  price_segment: 'премиум',
  features: ['карниз и цоколь из массива', 'книжные полки 25 мм'],
  dimensions_height: 2260,
  dimensions_depth: 430,
  material: 'массив берёзы, шпон, стекло',
  body_material: 'мебельный щит, шпон',
  facade_design: 'рамка с филёнкой',
  facade_with_showcase: true,
  facade_thickness: 20,
  tv_niche: true,
  manufacturer: belarus,
  warranty_period_months: 36,
} satisfies VariantAttributes;

const chusovaya = {
  type_of_product: 'стеллаж',
  entity: 'корпусная мебель',
  brand: { name: 'Железный вяз' },
  room_type: ['гостиная', 'кабинет', 'студия'],
  interior_style: 'лофт',
  price_segment: 'средний',
  features: ['полки переставляются', 'делит комнату на две', 'крепление к стене'],
  dimensions_height: 1900,
  dimensions_depth: 340,
  material: 'ЛДСП, сталь',
  body_material: 'сталь с порошковым покрытием',
  legs_color: 'чёрный',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const olha = {
  type_of_product: 'стол-трансформер',
  entity: 'столы',
  brand: { name: 'Железный вяз' },
  room_type: ['гостиная', 'студия'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['журнальный и обеденный', 'останавливается на любой высоте', 'скрытые колёсики'],
  dimensions_width: 1100,
  dimensions_height: 420,
  dimensions_depth: 700,
  dimensions_weight: 44,
  expanded_width: 1400,
  expanded_height: 760,
  max_load: 50,
  material: 'ЛДСП, сталь',
  countertop_material: 'ЛДСП 22 мм',
  legs_material: 'сталь',
  legs_color: 'чёрный',
  mechanism: 'подъёмный, раскладной, газлифт',
  manufacturer: russia,
  warranty: '24 месяца, на механизм 36 месяцев',
  warranty_period_months: 24,
} satisfies VariantAttributes;

export const gostinye: DemoCategory = {
  id: 11,
  slug: 'gostinye',
  name: 'Гостиные',
  products: [
    {
      slug: 'stenka-belozere',
      name: 'Стенка «Белозерье»',
      description:
        'Стенка из пяти предметов, которую можно собрать зеркально или развести по двум стенам. Под телевизор до шестидесяти пяти дюймов оставлено место, провода уходят за тумбу. Дверцы открываются лёгким нажатием, ручки не цепляют рукав.',
      variants: [
        {
          slug: 'belyj-dub',
          code: 'GST-1101-01',
          name: 'Белый и дуб натуральный',
          price: 48900,
          originalPrice: 56900,
          attributes: {
            ...belozere,
            color: { name: 'белый', hex: '#efece4' },
            facade_color: 'белый и дуб натуральный',
            production_time_days: 16,
          },
        },
        {
          slug: 'grafit-dub',
          code: 'GST-1101-02',
          name: 'Графит и дуб натуральный',
          price: 50400,
          attributes: {
            ...belozere,
            color: { name: 'графитовый', hex: '#4f5358' },
            facade_color: 'графит и дуб натуральный',
            production_time_days: 16,
          },
        },
      ],
    },
    {
      slug: 'modulnaya-gostinaya-mezen',
      name: 'Модульная гостиная «Мезень»',
      description:
        'Библиотека и витрина в одном ряду: толстые полки не прогибаются под собранием сочинений, за стеклом стоит фарфор. Карниз объединяет модули, и со стороны они выглядят одним большим шкафом. Начать можно с трёх секций, а остальные докупить позже.',
      variants: [
        {
          slug: 'tri-sekcii-oreh',
          code: 'GST-1102-01',
          name: 'Три секции, орех',
          price: 118000,
          attributes: {
            ...mezen,
            dimensions_width: 2700,
            dimensions_weight: 196,
            color: { name: 'орех', hex: '#7d5a3c' },
            drawers: 4,
            doors_count: 6,
            furniture_set: ['витрина', 'секция под ТВ', 'книжный шкаф'],
            production_time_days: 38,
          },
        },
        {
          slug: 'chetyre-sekcii-oreh',
          code: 'GST-1102-02',
          name: 'Четыре секции, орех',
          price: 152000,
          attributes: {
            ...mezen,
            dimensions_width: 3600,
            dimensions_weight: 258,
            color: { name: 'орех', hex: '#7d5a3c' },
            drawers: 4,
            doors_count: 8,
            furniture_set: ['витрина — 2 шт.', 'секция под ТВ', 'книжный шкаф'],
            production_time_days: 38,
          },
        },
        {
          slug: 'tri-sekcii-molochnyj',
          code: 'GST-1102-03',
          name: 'Три секции, молочный',
          price: 114000,
          originalPrice: 126000,
          attributes: {
            ...mezen,
            dimensions_width: 2700,
            dimensions_weight: 196,
            color: { name: 'молочный', hex: '#ebe4d4' },
            drawers: 4,
            doors_count: 6,
            furniture_set: ['витрина', 'секция под ТВ', 'книжный шкаф'],
            production_time_days: 38,
          },
        },
      ],
    },
    {
      slug: 'stellazh-chusovaya',
      name: 'Стеллаж «Чусовая»',
      description:
        'Открытый стеллаж на стальной раме: с одной стороны спальня, с другой рабочее место, и свет проходит насквозь. Полки ставятся с шагом в пять сантиметров под пластинки, папки или цветы в горшках. Раму всё же стоит прикрутить к стене, уголки лежат в коробке.',
      variants: [
        {
          slug: '80-dub',
          code: 'GST-1103-01',
          name: '80 см, дуб натуральный, чёрный',
          price: 12900,
          stock: 13,
          attributes: {
            ...chusovaya,
            dimensions_width: 800,
            dimensions_weight: 28,
            color: { name: 'дуб натуральный', hex: '#bf966a' },
          },
        },
        {
          slug: '120-dub',
          code: 'GST-1103-02',
          name: '120 см, дуб натуральный, чёрный',
          price: 16800,
          stock: 6,
          attributes: {
            ...chusovaya,
            dimensions_width: 1200,
            dimensions_weight: 39,
            color: { name: 'дуб натуральный', hex: '#bf966a' },
          },
        },
      ],
    },
    {
      slug: 'stol-transformer-olha',
      name: 'Стол-трансформер «Ольха»',
      description:
        'Утром — низкий столик у дивана, вечером — обеденный стол на шестерых. Столешница поднимается на газлифте и раскрывается книжкой, сил нужно не больше, чем чтобы открыть окно. На скрытых колёсиках он легко катится к дивану и обратно.',
      isNew: true,
      variants: [
        {
          slug: 'dub-svetlyj',
          code: 'GST-1104-01',
          name: 'Дуб светлый',
          price: 24700,
          attributes: {
            ...olha,
            color: { name: 'дуб светлый', hex: '#d8bd97' },
            countertop_color: 'дуб светлый',
            production_time_days: 12,
          },
        },
        {
          slug: 'beton',
          code: 'GST-1104-02',
          name: 'Светлый бетон',
          price: 25200,
          attributes: {
            ...olha,
            color: { name: 'светло-серый', hex: '#bdbcb7' },
            countertop_color: 'светлый бетон',
            production_time_days: 12,
          },
        },
      ],
    },
  ],
};
