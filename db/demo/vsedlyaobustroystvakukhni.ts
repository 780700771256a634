import type { VariantAttributes } from '#contracts/attributes.ts';
import type { SourceCategory } from '#contracts/catalogue-source.ts';

const india = { id: 5, country: 'Индия' };
const china = { id: 3, country: 'Китай' };
const russia = { id: 1, country: 'Россия' };

const ples = {
  type_of_product: 'мойка',
  entity: 'кухонные мойки',
  brand: { name: 'Медный ручей' },
  room_type: ['кухня'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['не боится горячей кастрюли', 'чаша оборачивается', 'отверстие под смеситель'],
  dimensions_height: 200,
  dimensions_depth: 500,
  material: 'кварцевый композит',
  included_items: ['сифон', 'перелив', 'крепёж', 'шаблон для выреза'],
  thread_size: { id: 4, inches: '3 1/2"' },
  manufacturer: russia,
  warranty_period_months: 60,
} satisfies VariantAttributes;

const poryadok = {
  type_of_product: 'органайзер',
  entity: 'хранение на кухне',
  brand: { name: 'Добрая печь' },
  room_type: ['кухня'],
  price_segment: 'эконом',
  features: ['раздвигается под ширину ящика', 'можно подрезать'],
  dimensions_height: 60,
  material: 'массив бамбука',
  manufacturer: { id: 3, country: 'Китай' },
  warranty_period_months: 12,
} satisfies VariantAttributes;

const stupenka = {
  type_of_product: 'табурет-стремянка',
  entity: 'табуреты',
  brand: { name: 'Лесная мануфактура' },
  room_type: ['кухня', 'прихожая'],
  interior_style: 'скандинавский',
  price_segment: 'средний',
  features: ['две ступени', 'прорезь-ручка', 'нескользящие подпятники'],
  dimensions_width: 420,
  dimensions_height: 500,
  dimensions_depth: 400,
  dimensions_weight: 5.2,
  seat_width: 400,
  seat_height: 500,
  seat_depth: 270,
  max_load: 150,
  material: 'массив берёзы',
  legs_material: 'массив берёзы',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const tmin = {
  type_of_product: 'полка',
  entity: 'хранение на кухне',
  brand: { name: 'Железный вяз' },
  room_type: ['кухня'],
  interior_style: 'лофт',
  price_segment: 'эконом',
  features: ['бортик не даёт баночкам упасть', 'рейлинг с пятью крючками'],
  dimensions_height: 240,
  dimensions_depth: 120,
  max_load: 12,
  material: 'сталь, массив ясеня',
  included_items: ['крючки — 5 шт.', 'дюбели и шурупы'],
  manufacturer: russia,
  warranty_period_months: 18,
} satisfies VariantAttributes;

const kameshek = {
  type_of_product: 'мойка',
  entity: 'кухонные мойки',
  brand: { name: 'Медный ручей' },
  room_type: ['кухня'],
  interior_style: 'минимализм',
  price_segment: 'эконом',
  features: ['шумопоглощающий слой', 'сталь 0,9 мм', 'круглая чаша'],
  dimensions_height: 180,
  material: 'нержавеющая сталь',
  included_items: ['сифон', 'крепёж', 'уплотнитель'],
  thread_size: { id: 4, inches: '3 1/2"' },
  manufacturer: china,
  warranty_period_months: 36,
} satisfies VariantAttributes;

const rosinka = {
  type_of_product: 'сушилка для посуды',
  entity: 'хранение на кухне',
  brand: { name: 'Добрая печь' },
  room_type: ['кухня'],
  interior_style: 'современный',
  price_segment: 'эконом',
  features: ['поддон с носиком', 'стакан для приборов', 'мягкое покрытие прутьев'],
  dimensions_height: 330,
  material: 'сталь с покрытием, пластик',
  included_items: ['поддон', 'стакан для приборов'],
  manufacturer: china,
  warranty_period_months: 12,
} satisfies VariantAttributes;

const lukoshko = {
  type_of_product: 'корзина',
  entity: 'хранение на кухне',
  brand: { name: 'Долгая нить' },
  room_type: ['кухня', 'прихожая', 'детская'],
  interior_style: 'эко',
  price_segment: 'эконом',
  features: ['проволочный обод', 'двойное дно'],
  material: 'джут',
  manufacturer: india,
  warranty_period_months: 6,
} satisfies VariantAttributes;

const pryanost = {
  type_of_product: 'полка',
  entity: 'хранение на кухне',
  brand: { name: 'Лесная мануфактура' },
  room_type: ['кухня'],
  interior_style: 'скандинавский',
  price_segment: 'эконом',
  features: ['три ступени', 'льняное масло', 'стоит или висит'],
  dimensions_height: 160,
  dimensions_depth: 190,
  max_load: 10,
  material: 'массив дуба',
  included_items: ['дюбели и шурупы'],
  manufacturer: russia,
  warranty_period_months: 18,
} satisfies VariantAttributes;

export const vsedlyaobustroystvakukhni: SourceCategory = {
  id: 16,
  slug: 'vsedlyaobustroystvakukhni',
  name: 'Всё для обустройства кухни',
  products: [
    {
      slug: 'mojka-ples',
      name: 'Мойка «Плёс»',
      description:
        'Глубокая каменная мойка, в которую ложится противень. Поверхность шелковистая и тёплая на ощупь, капли на ней не оставляют белых следов, а звук воды глуше, чем в стальной. В коробке лежит бумажный шаблон — мастер вырежет столешницу без лишних замеров.',
      variants: [
        {
          slug: '57-bezhevyj',
          code: 'OBK-1601-01',
          name: '57×50 см, бежевый',
          price: 11900,
          stock: 7,
          attributes: {
            ...ples,
            dimensions_width: 570,
            dimensions_weight: 13,
            color: { name: 'бежевый', hex: '#d2c4ad' },
          },
        },
        {
          slug: '57-grafit',
          code: 'OBK-1601-02',
          name: '57×50 см, графит',
          price: 11900,
          attributes: {
            ...ples,
            dimensions_width: 570,
            dimensions_weight: 13,
            color: { name: 'графитовый', hex: '#4f5358' },
            production_time_days: 10,
          },
        },
        {
          slug: '78-grafit',
          code: 'OBK-1601-03',
          name: '78×50 см с крылом, графит',
          price: 15400,
          originalPrice: 17300,
          attributes: {
            ...ples,
            dimensions_width: 780,
            dimensions_weight: 17,
            color: { name: 'графитовый', hex: '#4f5358' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'organajzer-dlya-yashchika-poryadok',
      name: 'Органайзер для ящика «Порядок»',
      description:
        'Лоток из бамбука, который раздвигается и встаёт в ящик без щелей по бокам. Ложки, ножи и венчик получают свои места и больше не сваливаются в кучу. Бамбук пропитан маслом, воды не боится, но замачивать его не стоит.',
      variants: [
        {
          slug: '30-50',
          code: 'OBK-1602-01',
          name: 'Ширина 30–50 см',
          price: 2290,
          stock: 34,
          attributes: {
            ...poryadok,
            dimensions_width: 300,
            dimensions_depth: 430,
            dimensions_weight: 1.4,
            expanded_width: 500,
            color: { name: 'бамбук', hex: '#d6b583' },
          },
        },
        {
          slug: '40-65',
          code: 'OBK-1602-02',
          name: 'Ширина 40–65 см',
          price: 2890,
          stock: 22,
          attributes: {
            ...poryadok,
            dimensions_width: 400,
            dimensions_depth: 450,
            dimensions_weight: 1.9,
            expanded_width: 650,
            color: { name: 'бамбук', hex: '#d6b583' },
          },
        },
      ],
    },
    {
      slug: 'taburet-stremyanka-stupenka',
      name: 'Табурет-стремянка «Ступенька»',
      description:
        'За столом — обычный табурет, у верхней полки — две надёжные ступени. Ребёнок встаёт на нижнюю и достаёт до мойки, взрослый с верхней — до антресолей. За прорезь в сиденье его удобно переносить одной рукой.',
      variants: [
        {
          slug: 'bereza',
          code: 'OBK-1603-01',
          name: 'Берёза',
          price: 4900,
          attributes: {
            ...stupenka,
            color: { name: 'берёза', hex: '#e0c9a3' },
            production_time_days: 7,
          },
        },
        {
          slug: 'shalfej',
          code: 'OBK-1603-02',
          name: 'Берёза, шалфей',
          price: 5300,
          attributes: {
            ...stupenka,
            color: { name: 'шалфей', hex: '#a3ae98' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'polka-s-rejlingom-tmin',
      name: 'Полка с рейлингом «Тмин»',
      description:
        'Узкая полка над рабочим столом: сверху баночки со специями, снизу на крючках половник и прихватки. Стальная рамка тонкая, полотно из ясеня пропитано маслом. Крепится на два шурупа, разметку можно сделать по самой рамке.',
      variants: [
        {
          slug: '60-chernyj',
          code: 'OBK-1604-01',
          name: '60 см, чёрный и ясень',
          price: 3400,
          attributes: {
            ...tmin,
            dimensions_width: 600,
            dimensions_weight: 2.1,
            color: { name: 'чёрный', hex: '#3a3a3c' },
            production_time_days: 7,
          },
        },
        {
          slug: '90-chernyj',
          code: 'OBK-1604-02',
          name: '90 см, чёрный и ясень',
          price: 4300,
          originalPrice: 5100,
          attributes: {
            ...tmin,
            dimensions_width: 900,
            dimensions_weight: 2.9,
            color: { name: 'чёрный', hex: '#3a3a3c' },
            production_time_days: 7,
          },
        },
        {
          slug: '90-belyj',
          code: 'OBK-1604-03',
          name: '90 см, белый и ясень',
          price: 4300,
          attributes: {
            ...tmin,
            dimensions_width: 900,
            dimensions_weight: 2.9,
            color: { name: 'белый', hex: '#efece4' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'mojka-kruglaya-kameshek',
      name: 'Мойка круглая «Камешек»',
      description:
        'Стальная круглая чаша для маленькой кухни: без углов, где копится крошка. Сталь толщиной почти миллиметр, вода по ней не барабанит. Снизу наклеен шумопоглощающий слой.',
      variants: [
        {
          slug: '45-stal',
          code: 'OBK-1605-01',
          name: '45 см, сталь',
          price: 4900,
          stock: 22,
          attributes: {
            ...kameshek,
            dimensions_width: 450,
            dimensions_depth: 450,
            dimensions_weight: 2.4,
            color: { name: 'нержавеющая сталь', hex: '#bdbfbf' },
          },
        },
        {
          slug: '51-stal',
          code: 'OBK-1605-02',
          name: '51 см, сталь',
          price: 5800,
          stock: 14,
          attributes: {
            ...kameshek,
            dimensions_width: 510,
            dimensions_depth: 510,
            dimensions_weight: 2.9,
            color: { name: 'нержавеющая сталь', hex: '#bdbfbf' },
          },
        },
        {
          slug: '51-bronza',
          code: 'OBK-1605-03',
          name: '51 см, бронза',
          price: 8900,
          originalPrice: 9900,
          attributes: {
            ...kameshek,
            dimensions_width: 510,
            dimensions_depth: 510,
            dimensions_weight: 2.9,
            color: { name: 'бронза', hex: '#8f6d4b' },
            production_time_days: 8,
          },
        },
      ],
    },
    {
      slug: 'sushilka-dlya-posudy-rosinka',
      name: 'Сушилка для посуды «Росинка»',
      description:
        'Настольная сушилка в два яруса: тарелки сверху, кружки снизу, вода сбегает в мойку по носику поддона. Прутья с мягким покрытием, фарфор не звенит. На боку стакан для вилок.',
      variants: [
        {
          slug: '40-belyj',
          code: 'OBK-1606-01',
          name: '40 см, белый',
          price: 2890,
          stock: 26,
          attributes: {
            ...rosinka,
            dimensions_width: 400,
            dimensions_depth: 280,
            dimensions_weight: 1.8,
            color: { name: 'белый', hex: '#f2f0ea' },
          },
        },
        {
          slug: '40-chernyj',
          code: 'OBK-1606-02',
          name: '40 см, чёрный',
          price: 2890,
          stock: 20,
          attributes: {
            ...rosinka,
            dimensions_width: 400,
            dimensions_depth: 280,
            dimensions_weight: 1.8,
            color: { name: 'чёрный', hex: '#35363a' },
          },
        },
        {
          slug: '55-chernyj',
          code: 'OBK-1606-03',
          name: '55 см, чёрный',
          price: 3690,
          originalPrice: 4390,
          attributes: {
            ...rosinka,
            dimensions_width: 550,
            dimensions_depth: 280,
            dimensions_weight: 2.4,
            color: { name: 'чёрный', hex: '#35363a' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'korzina-dlya-hraneniya-lukoshko',
      name: 'Корзина для хранения «Лукошко»',
      description:
        'Корзина из джутового шнура для лука, хлеба или полотенец. Держит форму, потому что внутри проволочный обод. Дно двойное, с полки её можно снять за ручку полной.',
      variants: [
        {
          slug: 'malaya-dzhut',
          code: 'OBK-1607-01',
          name: 'Малая, джут',
          price: 1390,
          stock: 34,
          attributes: {
            ...lukoshko,
            dimensions_width: 240,
            dimensions_height: 160,
            dimensions_depth: 240,
            dimensions_weight: 0.4,
            color: { name: 'джут', hex: '#cbb083' },
          },
        },
        {
          slug: 'srednyaya-dzhut',
          code: 'OBK-1607-02',
          name: 'Средняя, джут',
          price: 1890,
          attributes: {
            ...lukoshko,
            dimensions_width: 300,
            dimensions_height: 200,
            dimensions_depth: 300,
            dimensions_weight: 0.6,
            color: { name: 'джут', hex: '#cbb083' },
            production_time_days: 7,
          },
        },
        {
          slug: 'srednyaya-dzhut-s-chernoj-polosoj',
          code: 'OBK-1607-03',
          name: 'Средняя, джут с чёрной полосой',
          price: 1990,
          attributes: {
            ...lukoshko,
            dimensions_width: 300,
            dimensions_height: 200,
            dimensions_depth: 300,
            dimensions_weight: 0.6,
            color: { name: 'кофейный', hex: '#77604f' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'polka-dlya-specij-pryanost',
      name: 'Полка для специй «Пряность»',
      description:
        'Дубовая полочка с тремя ступенями: баночки стоят амфитеатром, и этикетку последнего ряда видно. Ставится на столешницу или вешается на два шурупа. Пропитана льняным маслом, жирные пятна вытираются.',
      variants: [
        {
          slug: '30-dub',
          code: 'OBK-1608-01',
          name: '30 см, дуб',
          price: 2690,
          stock: 16,
          attributes: {
            ...pryanost,
            dimensions_width: 300,
            dimensions_weight: 1.3,
            color: { name: 'дуб натуральный', hex: '#c49a6c' },
          },
        },
        {
          slug: '45-dub',
          code: 'OBK-1608-02',
          name: '45 см, дуб',
          price: 3490,
          attributes: {
            ...pryanost,
            dimensions_width: 450,
            dimensions_weight: 1.9,
            color: { name: 'дуб натуральный', hex: '#c49a6c' },
            production_time_days: 8,
          },
        },
        {
          slug: '45-pod-oreh',
          code: 'OBK-1608-03',
          name: '45 см, под орех',
          price: 3590,
          originalPrice: 4190,
          attributes: {
            ...pryanost,
            dimensions_width: 450,
            dimensions_weight: 1.9,
            color: { name: 'орех', hex: '#7d5a3c' },
            production_time_days: 8,
          },
        },
      ],
    },
  ],
};
