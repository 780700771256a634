import type { VariantAttributes } from '#contracts/attributes.ts';
import type { SourceProduct } from '#contracts/catalogue-source.ts';

const russia = { id: 1, country: 'Россия' };
const china = { id: 3, country: 'Китай' };

const teterev = {
  type_of_product: 'кресло рабочее',
  entity: 'офисная мебель',
  brand: { name: 'Деловой лад' },
  room_type: ['кабинет', 'офис'],
  interior_style: 'современный',
  price_segment: 'премиум',
  features: [
    'сдвижное сиденье',
    'подвижная поясничная опора',
    'подголовник',
    'фиксация наклона в четырёх точках',
  ],
  dimensions_width: 690,
  dimensions_height: 1240,
  dimensions_depth: 660,
  dimensions_weight: 22,
  seat_width: 520,
  seat_height: 490,
  seat_depth: 500,
  armrests: 'регулируемые в четырёх направлениях',
  armrest_width: 90,
  armrest_height: 700,
  max_load: 150,
  material: 'алюминий, полиамид',
  filling: 'формованный пенополиуретан',
  legs_material: 'алюминий',
  legs_color: 'хром',
  mechanism: 'синхромеханизм, газлифт',
  manufacturer: china,
  warranty: '36 месяцев, на газлифт 5 лет',
  warranty_period_months: 36,
} satisfies VariantAttributes;

const filin = {
  type_of_product: 'кресло рабочее',
  entity: 'офисная мебель',
  brand: { name: 'Деловой лад' },
  room_type: ['кабинет', 'офис'],
  interior_style: 'классика',
  price_segment: 'премиум',
  features: ['широкое сиденье', 'мягкие накладки подлокотников', 'тихие ролики'],
  dimensions_width: 700,
  dimensions_height: 1210,
  dimensions_depth: 740,
  dimensions_weight: 24,
  seat_width: 550,
  seat_height: 490,
  seat_depth: 520,
  armrests: 'мягкие',
  armrest_width: 90,
  armrest_height: 690,
  max_load: 160,
  material: 'сталь, фанера',
  filling: 'пенополиуретан',
  legs_material: 'массив бука',
  legs_color: 'орех',
  mechanism: 'качание, газлифт',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

export const officeChairs: SourceProduct[] = [
  {
    slug: 'kreslo-rabochee-teterev',
    name: 'Кресло рабочее «Тетерев»',
    description:
      'Кресло для тех, кто встаёт из-за стола не каждый час. Подвижная поясничная опора следует за спиной, сиденье сдвигается вперёд под длинные ноги. Крестовина литая, алюминиевая, и через пять лет не начнёт качаться.',
    variants: [
      {
        slug: 'setka-grafit',
        code: 'KRS-0309-01',
        name: 'Сетка, графит',
        price: 38900,
        stock: 9,
        attributes: {
          ...teterev,
          upholstery_materials: ['сетка', 'ткань'],
          color: { name: 'графитовый', hex: '#4b4f55' },
        },
      },
      {
        slug: 'setka-belyj',
        code: 'KRS-0309-02',
        name: 'Сетка, белый',
        price: 39800,
        attributes: {
          ...teterev,
          upholstery_materials: ['сетка', 'ткань'],
          color: { name: 'белый', hex: '#f2f0ea' },
          production_time_days: 10,
        },
      },
      {
        slug: 'setka-temno-sinij',
        code: 'KRS-0309-03',
        name: 'Сетка, тёмно-синий',
        price: 38900,
        originalPrice: 44900,
        attributes: {
          ...teterev,
          upholstery_materials: ['сетка', 'ткань'],
          color: { name: 'тёмно-синий', hex: '#3a4c63' },
          production_time_days: 10,
        },
      },
    ],
  },
  {
    slug: 'kreslo-rukovoditelya-filin',
    name: 'Кресло руководителя «Филин»',
    description:
      'Широкое мягкое кресло с прошитой спинкой, в котором не стыдно принять и партнёра, и проверяющего. Кожа натуральная там, где её касаются, на обороте — кожзаменитель того же тона. Качание отстраивается под вес поворотом ручки.',
    variants: [
      {
        slug: 'kozha-chernyj',
        code: 'KRS-0310-01',
        name: 'Кожа, чёрный',
        price: 46900,
        attributes: {
          ...filin,
          upholstery_materials: ['натуральная кожа', 'экокожа'],
          color: { name: 'чёрный', hex: '#35363a' },
          production_time_days: 14,
        },
      },
      {
        slug: 'kozha-konyachnyj',
        code: 'KRS-0310-02',
        name: 'Кожа, коньячный',
        price: 48900,
        attributes: {
          ...filin,
          upholstery_materials: ['натуральная кожа', 'экокожа'],
          color: { name: 'коньячный', hex: '#9a6a43' },
          production_time_days: 14,
        },
      },
      {
        slug: 'ekokozha-chernyj',
        code: 'KRS-0310-03',
        name: 'Экокожа, чёрный',
        price: 29900,
        originalPrice: 34900,
        stock: 6,
        attributes: {
          ...filin,
          upholstery_materials: ['экокожа'],
          color: { name: 'чёрный', hex: '#35363a' },
        },
      },
    ],
  },
];
