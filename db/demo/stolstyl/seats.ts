import type { VariantAttributes } from '#contracts/attributes.ts';
import type { SourceProduct } from '#contracts/catalogue-source.ts';

const russia = { id: 1, country: 'Россия' };
const china = { id: 3, country: 'Китай' };

const zaryanka = {
  type_of_product: 'стул',
  entity: 'стулья',
  brand: { name: 'Мягкий вечер' },
  room_type: ['кухня', 'столовая', 'гостиная'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['водоотталкивающая пропитка', 'широкое сиденье'],
  dimensions_width: 520,
  dimensions_height: 830,
  dimensions_depth: 570,
  dimensions_weight: 6.8,
  seat_width: 490,
  seat_height: 470,
  seat_depth: 430,
  armrests: 'без подлокотников',
  max_load: 140,
  material: 'сталь, фанера',
  filling: 'пенополиуретан',
  legs_material: 'сталь',
  legs_color: 'чёрный',
  manufacturer: china,
  warranty_period_months: 18,
} satisfies VariantAttributes;

const ivushka = {
  type_of_product: 'стул',
  entity: 'стулья',
  brand: { name: 'Лесная мануфактура' },
  room_type: ['столовая', 'кухня', 'кабинет'],
  interior_style: 'джапанди',
  price_segment: 'премиум',
  features: ['ручное плетение', 'гнутые детали без стыков'],
  dimensions_width: 540,
  dimensions_height: 760,
  dimensions_depth: 510,
  dimensions_weight: 4.6,
  seat_width: 500,
  seat_height: 450,
  seat_depth: 420,
  armrests: 'короткие деревянные',
  armrest_width: 30,
  armrest_height: 690,
  max_load: 130,
  material: 'массив бука',
  upholstery_materials: ['бумажный шнур'],
  legs_material: 'массив бука',
  manufacturer: russia,
  warranty_period_months: 36,
} satisfies VariantAttributes;

const penek = {
  type_of_product: 'табурет',
  entity: 'стулья',
  brand: { name: 'Лесная мануфактура' },
  room_type: ['кухня', 'балкон', 'детская'],
  interior_style: 'скандинавский',
  price_segment: 'эконом',
  features: ['складываются в стопку', 'войлочные подпятники'],
  dimensions_width: 380,
  dimensions_height: 450,
  dimensions_depth: 380,
  dimensions_weight: 3.1,
  seat_width: 330,
  seat_height: 450,
  seat_depth: 330,
  armrests: 'без подлокотников',
  max_load: 130,
  material: 'массив берёзы, фанера',
  legs_material: 'массив берёзы',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

export const seats: SourceProduct[] = [
  {
    slug: 'stul-zaryanka',
    name: 'Стул «Зарянка»',
    description:
      'Мягкий стул с округлой спинкой, на котором не хочется вставать из-за стола. Сиденье шире обычного, край подогнут и не режет под коленом. Ткань с пропиткой: пролитый компот собирается каплями.',
    variants: [
      {
        slug: 'velyur-gorchichnyj',
        code: 'STL-0609-01',
        name: 'Велюр, горчичный',
        price: 9800,
        stock: 16,
        attributes: {
          ...zaryanka,
          upholstery_materials: ['велюр'],
          color: { name: 'горчичный', hex: '#c39a52' },
        },
      },
      {
        slug: 'velyur-slivovyj',
        code: 'STL-0609-02',
        name: 'Велюр, сливовый',
        price: 9800,
        attributes: {
          ...zaryanka,
          upholstery_materials: ['велюр'],
          color: { name: 'сливовый', hex: '#6d4f5f' },
          production_time_days: 10,
        },
      },
      {
        slug: 'rogozhka-bezhevyj',
        code: 'STL-0609-03',
        name: 'Рогожка, бежевый',
        price: 9400,
        attributes: {
          ...zaryanka,
          upholstery_materials: ['рогожка'],
          color: { name: 'бежевый', hex: '#cbbba4' },
          production_time_days: 10,
        },
      },
    ],
  },
  {
    slug: 'stul-ivushka',
    name: 'Стул «Ивушка»',
    description:
      'Стул из гнутого бука с сиденьем, сплетённым из бумажного шнура. Плетёнка чуть пружинит и за год садится по хозяину. Весит меньше пяти килограммов, а выдерживает и тех, кто любит раскачиваться.',
    isNew: true,
    variants: [
      {
        slug: 'buk-naturalnyj',
        code: 'STL-0610-01',
        name: 'Бук натуральный',
        price: 14500,
        attributes: {
          ...ivushka,
          color: { name: 'бук', hex: '#cf9f6e' },
          legs_color: 'бук',
          production_time_days: 20,
        },
      },
      {
        slug: 'chernaya-morilka',
        code: 'STL-0610-02',
        name: 'Чёрная морилка',
        price: 14900,
        attributes: {
          ...ivushka,
          color: { name: 'чёрный', hex: '#35363a' },
          legs_color: 'чёрный',
          production_time_days: 20,
        },
      },
      {
        slug: 'pod-oreh',
        code: 'STL-0610-03',
        name: 'Под орех',
        price: 14900,
        originalPrice: 16900,
        attributes: {
          ...ivushka,
          color: { name: 'орех', hex: '#7d5a3c' },
          legs_color: 'орех',
          production_time_days: 20,
        },
      },
    ],
  },
  {
    slug: 'taburet-penek',
    name: 'Табурет «Пенёк»',
    description:
      'Круглый берёзовый табурет, который не жалко вынести на балкон и не стыдно поставить к столу. Проножки связаны крестом, шатать его бесполезно. Четыре штуки складываются в стопку и занимают место одного.',
    variants: [
      {
        slug: 'bereza',
        code: 'STL-0611-01',
        name: 'Берёза',
        price: 3290,
        stock: 35,
        attributes: {
          ...penek,
          color: { name: 'берёза', hex: '#e0c9a3' },
          legs_color: 'берёза',
        },
      },
      {
        slug: 'bereza-hvojnyj',
        code: 'STL-0611-02',
        name: 'Берёза, хвойный',
        price: 3590,
        stock: 18,
        attributes: {
          ...penek,
          color: { name: 'хвойный', hex: '#4d6b57' },
          legs_color: 'хвойный',
        },
      },
      {
        slug: 'bereza-terrakotovyj',
        code: 'STL-0611-03',
        name: 'Берёза, терракотовый',
        price: 3590,
        originalPrice: 4290,
        attributes: {
          ...penek,
          color: { name: 'терракотовый', hex: '#b3705a' },
          legs_color: 'терракотовый',
          production_time_days: 7,
        },
      },
    ],
  },
];
