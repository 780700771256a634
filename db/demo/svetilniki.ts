import type { VariantAttributes } from '#contracts/attributes.ts';
import type { DemoCategory } from './types.ts';

const russia = { id: 1, country: 'Россия' };
const china = { id: 3, country: 'Китай' };

const kamysh = {
  type_of_product: 'торшер',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['гостиная', 'спальня', 'кабинет'],
  interior_style: 'скандинавский',
  price_segment: 'средний',
  features: ['цоколь E27, до 40 Вт', 'ножной выключатель', 'провод в тканевой оплётке'],
  dimensions_width: 420,
  dimensions_height: 1560,
  dimensions_depth: 420,
  dimensions_weight: 4.8,
  material: 'лён, массив ясеня',
  legs_material: 'массив ясеня',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const kupol = {
  type_of_product: 'светильник подвесной',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['кухня', 'столовая'],
  interior_style: 'минимализм',
  price_segment: 'средний',
  features: ['цоколь E27, до 60 Вт', 'длина подвеса до 1,5 м', 'внутри светлая эмаль'],
  material: 'сталь',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const polunochnik = {
  type_of_product: 'лампа настольная',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['кабинет', 'детская', 'спальня'],
  interior_style: 'современный',
  price_segment: 'эконом',
  features: ['светодиоды 9 Вт, без мерцания', 'пять ступеней яркости', 'поворотное плечо'],
  dimensions_width: 170,
  dimensions_height: 460,
  dimensions_depth: 380,
  dimensions_weight: 1.3,
  material: 'алюминий, поликарбонат',
  manufacturer: china,
  warranty_period_months: 18,
} satisfies VariantAttributes;

const sumerki = {
  type_of_product: 'светильник настенный',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['спальня', 'прихожая', 'гостиная'],
  interior_style: 'джапанди',
  price_segment: 'премиум',
  features: ['цоколь E14, до 25 Вт', 'свет вверх и вниз', 'плафон ручной лепки'],
  dimensions_width: 180,
  dimensions_height: 260,
  dimensions_depth: 110,
  dimensions_weight: 1.7,
  material: 'керамика',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

export const svetilniki: DemoCategory = {
  id: 18,
  slug: 'svetilniki',
  name: 'Светильники',
  products: [
    {
      slug: 'torsher-kamysh',
      name: 'Торшер «Камыш»',
      description:
        'Три тонкие ясеневые ножки и льняной абажур, сквозь который свет становится медовым. Ставьте его за кресло: до книги доходит достаточно, а в глаза не бьёт. Выключатель на проводе нажимают ногой, вставать не надо.',
      variants: [
        {
          slug: 'len-naturalnyj',
          code: 'SVT-1801-01',
          name: 'Лён натуральный, ясень',
          price: 9800,
          stock: 11,
          attributes: {
            ...kamysh,
            color: { name: 'льняной', hex: '#d8c9ae' },
            legs_color: 'ясень',
          },
        },
        {
          slug: 'len-terrakotovyj',
          code: 'SVT-1801-02',
          name: 'Лён терракотовый, ясень под орех',
          price: 10400,
          attributes: {
            ...kamysh,
            color: { name: 'терракотовый', hex: '#b9795f' },
            legs_color: 'орех',
            production_time_days: 12,
          },
        },
      ],
    },
    {
      slug: 'svetilnik-podvesnoj-kupol',
      name: 'Светильник подвесной «Купол»',
      description:
        'Стальной купол над обеденным столом собирает свет в круг и оставляет потолок в мягкой тени. Внутри он покрыт светлой эмалью, поэтому даже неяркой лампы хватает на всю скатерть. Длину провода подбирают при установке.',
      variants: [
        {
          slug: '35-olivkovyj',
          code: 'SVT-1802-01',
          name: '35 см, оливковый',
          price: 5900,
          attributes: {
            ...kupol,
            dimensions_width: 350,
            dimensions_height: 230,
            dimensions_depth: 350,
            dimensions_weight: 1.6,
            color: { name: 'оливковый', hex: '#82856b' },
            production_time_days: 10,
          },
        },
        {
          slug: '45-olivkovyj',
          code: 'SVT-1802-02',
          name: '45 см, оливковый',
          price: 7400,
          attributes: {
            ...kupol,
            dimensions_width: 450,
            dimensions_height: 280,
            dimensions_depth: 450,
            dimensions_weight: 2.3,
            color: { name: 'оливковый', hex: '#82856b' },
            production_time_days: 10,
          },
        },
        {
          slug: '45-molochnyj',
          code: 'SVT-1802-03',
          name: '45 см, молочный',
          price: 7400,
          originalPrice: 8500,
          stock: 5,
          attributes: {
            ...kupol,
            dimensions_width: 450,
            dimensions_height: 280,
            dimensions_depth: 450,
            dimensions_weight: 2.3,
            color: { name: 'молочный', hex: '#eae2d3' },
          },
        },
      ],
    },
    {
      slug: 'lampa-nastolnaya-polunochnik',
      name: 'Лампа настольная «Полуночник»',
      description:
        'Для тех, кто засиживается над чертежами и сериалами. Плечо гнётся в двух местах и остаётся там, где его оставили, яркость убавляется до ночника. Светодиоды не мерцают, к вечеру глаза устают меньше.',
      variants: [
        {
          slug: 'gorchichnyj',
          code: 'SVT-1803-01',
          name: 'Горчичный',
          price: 3900,
          stock: 18,
          attributes: {
            ...polunochnik,
            color: { name: 'горчичный', hex: '#c39a52' },
          },
        },
        {
          slug: 'belyj',
          code: 'SVT-1803-02',
          name: 'Белый',
          price: 3700,
          originalPrice: 4900,
          stock: 25,
          attributes: {
            ...polunochnik,
            color: { name: 'белый', hex: '#efece4' },
          },
        },
      ],
    },
    {
      slug: 'svetilnik-nastennyj-sumerki',
      name: 'Светильник настенный «Сумерки»',
      description:
        'Керамический плафон лепят руками, поэтому двух совсем одинаковых не бывает. Свет уходит вверх и вниз вдоль стены и подчёркивает её фактуру. Хорош парой по сторонам кровати вместо настольных ламп.',
      variants: [
        {
          slug: 'pesochnyj',
          code: 'SVT-1804-01',
          name: 'Керамика, песочный',
          price: 8200,
          attributes: {
            ...sumerki,
            color: { name: 'песочный', hex: '#cdb894' },
            production_time_days: 20,
          },
        },
        {
          slug: 'grafit',
          code: 'SVT-1804-02',
          name: 'Керамика, графит',
          price: 8200,
          attributes: {
            ...sumerki,
            color: { name: 'графитовый', hex: '#55585c' },
            production_time_days: 20,
          },
        },
      ],
    },
  ],
};
