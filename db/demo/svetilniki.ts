import type { VariantAttributes } from '#contracts/attributes.ts';
import type { SourceCategory } from '#contracts/catalogue-source.ts';

const india = { id: 5, country: 'Индия' };
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

const zhuravl = {
  type_of_product: 'торшер',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['гостиная', 'кабинет'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['цоколь E27, до 60 Вт', 'поворотный абажур', 'ножной диммер'],
  dimensions_width: 980,
  dimensions_height: 1820,
  dimensions_depth: 380,
  dimensions_weight: 9.2,
  material: 'сталь, чугун, лён',
  legs_material: 'чугун',
  manufacturer: china,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const ryabina = {
  type_of_product: 'люстра',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['гостиная', 'спальня', 'столовая'],
  interior_style: 'неоклассика',
  price_segment: 'премиум',
  features: ['цоколь E14, до 40 Вт', 'стеклянные шары', 'регулируемый подвес'],
  material: 'сталь, матовое стекло',
  manufacturer: china,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const openok = {
  type_of_product: 'лампа настольная',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['спальня', 'гостиная', 'детская'],
  interior_style: 'ретро',
  price_segment: 'средний',
  features: ['цоколь E27, до 40 Вт', 'диммер на шнуре', 'выдувное стекло'],
  material: 'стекло',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const luchina = {
  type_of_product: 'светильник настенный',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['спальня', 'детская', 'кабинет'],
  interior_style: 'джапанди',
  price_segment: 'эконом',
  features: ['светодиоды 6 Вт, 3000 К', 'поворот на 180°', 'выключатель на корпусе'],
  dimensions_width: 60,
  dimensions_depth: 70,
  material: 'массив дуба, алюминий',
  manufacturer: russia,
  warranty_period_months: 24,
} satisfies VariantAttributes;

const shmel = {
  type_of_product: 'светильник подвесной',
  entity: 'осветительные приборы',
  brand: { name: 'Лунная верста' },
  room_type: ['гостиная', 'столовая', 'спальня'],
  interior_style: 'эко',
  price_segment: 'средний',
  features: ['цоколь E27, до 40 Вт', 'длина подвеса до 1,2 м', 'ручное плетение'],
  material: 'ротанг',
  manufacturer: india,
  warranty_period_months: 12,
} satisfies VariantAttributes;

export const svetilniki: SourceCategory = {
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
    {
      slug: 'torsher-zhuravl',
      name: 'Торшер «Журавль»',
      description:
        'Тонкая стойка с длинным изогнутым плечом заносит свет прямо над креслом. Абажур поворачивается, и лампа не видна, как ни сядь. Основание из чугуна, кот его не опрокинет.',
      isNew: true,
      variants: [
        {
          slug: 'chernyj-abazhur-belyj',
          code: 'SVT-1805-01',
          name: 'Чёрный, абажур белый',
          price: 14900,
          stock: 4,
          attributes: {
            ...zhuravl,
            color: { name: 'чёрный', hex: '#35363a' },
            legs_color: 'чёрный',
          },
        },
        {
          slug: 'latun-abazhur-lnyanoj',
          code: 'SVT-1805-02',
          name: 'Латунь, абажур льняной',
          price: 16800,
          attributes: {
            ...zhuravl,
            color: { name: 'латунь', hex: '#b89c6a' },
            legs_color: 'латунь',
            production_time_days: 10,
          },
        },
        {
          slug: 'belyj-abazhur-lnyanoj',
          code: 'SVT-1805-03',
          name: 'Белый, абажур льняной',
          price: 14900,
          originalPrice: 16900,
          attributes: {
            ...zhuravl,
            color: { name: 'белый', hex: '#f2f0ea' },
            legs_color: 'белый',
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'lyustra-ryabina',
      name: 'Люстра «Рябина»',
      description:
        'Гроздь матовых шариков на латунных рожках, каждый светит в свою сторону, теней почти нет. Вешается на обычный крюк, чаша закрывает провода. Плафоны выкручиваются без отвёртки, мыть их нетрудно.',
      variants: [
        {
          slug: 'pyat-rozhkov-latun',
          code: 'SVT-1806-01',
          name: 'Пять рожков, латунь',
          price: 15900,
          attributes: {
            ...ryabina,
            dimensions_width: 560,
            dimensions_height: 520,
            dimensions_depth: 560,
            dimensions_weight: 4.4,
            color: { name: 'латунь', hex: '#b89c6a' },
            production_time_days: 12,
          },
        },
        {
          slug: 'vosem-rozhkov-latun',
          code: 'SVT-1806-02',
          name: 'Восемь рожков, латунь',
          price: 21900,
          originalPrice: 24900,
          attributes: {
            ...ryabina,
            dimensions_width: 720,
            dimensions_height: 560,
            dimensions_depth: 720,
            dimensions_weight: 6.3,
            color: { name: 'латунь', hex: '#b89c6a' },
            production_time_days: 12,
          },
        },
        {
          slug: 'vosem-rozhkov-chernyj',
          code: 'SVT-1806-03',
          name: 'Восемь рожков, чёрный',
          price: 20900,
          attributes: {
            ...ryabina,
            dimensions_width: 720,
            dimensions_height: 560,
            dimensions_depth: 720,
            dimensions_weight: 6.3,
            color: { name: 'чёрный', hex: '#35363a' },
            production_time_days: 12,
          },
        },
      ],
    },
    {
      slug: 'lampa-nastolnaya-openok',
      name: 'Лампа настольная «Опёнок»',
      description:
        'Лампа-грибок из выдувного стекла: шляпка матовая, ножка прозрачнее, свет тёплый и ровный. Диммер на шнуре, на самой малой яркости годится вместо ночника. Стекло цельное, протирать одно удовольствие.',
      variants: [
        {
          slug: 'molochnoe-steklo',
          code: 'SVT-1807-01',
          name: 'Молочное стекло',
          price: 6900,
          stock: 8,
          attributes: {
            ...openok,
            dimensions_width: 240,
            dimensions_height: 320,
            dimensions_depth: 240,
            dimensions_weight: 1.9,
            color: { name: 'молочный', hex: '#eae2d3' },
          },
        },
        {
          slug: 'dymchatoe-steklo',
          code: 'SVT-1807-02',
          name: 'Дымчатое стекло',
          price: 7200,
          attributes: {
            ...openok,
            dimensions_width: 240,
            dimensions_height: 320,
            dimensions_depth: 240,
            dimensions_weight: 1.9,
            color: { name: 'дымчатый', hex: '#a5a9a8' },
            production_time_days: 12,
          },
        },
        {
          slug: 'terrakotovoe-steklo-bolshaya',
          code: 'SVT-1807-03',
          name: 'Терракотовое стекло, большая',
          price: 9400,
          attributes: {
            ...openok,
            dimensions_width: 310,
            dimensions_height: 420,
            dimensions_depth: 310,
            dimensions_weight: 2.9,
            color: { name: 'терракотовый', hex: '#b3705a' },
            production_time_days: 12,
          },
        },
      ],
    },
    {
      slug: 'svetilnik-nastennyj-luchina',
      name: 'Светильник настенный «Лучина»',
      description:
        'Узкая дубовая планка с полоской света вдоль края: читать удобно, соседу не мешает. Поворачивается на оси, можно направить и на картину. Выключатель на корпусе, тянуться к розетке не придётся.',
      variants: [
        {
          slug: '30-dub',
          code: 'SVT-1808-01',
          name: '30 см, дуб',
          price: 4900,
          stock: 10,
          attributes: {
            ...luchina,
            dimensions_height: 300,
            dimensions_weight: 0.7,
            color: { name: 'дуб натуральный', hex: '#c49a6c' },
          },
        },
        {
          slug: '45-dub',
          code: 'SVT-1808-02',
          name: '45 см, дуб',
          price: 5900,
          attributes: {
            ...luchina,
            dimensions_height: 450,
            dimensions_weight: 0.9,
            color: { name: 'дуб натуральный', hex: '#c49a6c' },
            production_time_days: 9,
          },
        },
        {
          slug: '45-dub-v-tone-oreha',
          code: 'SVT-1808-03',
          name: '45 см, дуб в тоне ореха',
          price: 5900,
          originalPrice: 6700,
          attributes: {
            ...luchina,
            dimensions_height: 450,
            dimensions_weight: 0.9,
            color: { name: 'орех', hex: '#7d5a3c' },
            production_time_days: 9,
          },
        },
      ],
    },
    {
      slug: 'svetilnik-podvesnoj-shmel',
      name: 'Светильник подвесной «Шмель»',
      description:
        'Шар, сплетённый из ротанга: вечером на стены ложится узор, как от ветвей. Весит почти ничего, годится и для натяжного потолка. Шнур подрезают под нужную высоту сами.',
      variants: [
        {
          slug: '40-rotang',
          code: 'SVT-1809-01',
          name: '40 см, ротанг',
          price: 6400,
          stock: 6,
          attributes: {
            ...shmel,
            dimensions_width: 400,
            dimensions_height: 400,
            dimensions_depth: 400,
            dimensions_weight: 0.9,
            color: { name: 'ротанг', hex: '#c9a873' },
          },
        },
        {
          slug: '55-rotang',
          code: 'SVT-1809-02',
          name: '55 см, ротанг',
          price: 8900,
          attributes: {
            ...shmel,
            dimensions_width: 550,
            dimensions_height: 550,
            dimensions_depth: 550,
            dimensions_weight: 1.4,
            color: { name: 'ротанг', hex: '#c9a873' },
            production_time_days: 14,
          },
        },
        {
          slug: '55-rotang-chernyj',
          code: 'SVT-1809-03',
          name: '55 см, ротанг, чёрный',
          price: 9300,
          attributes: {
            ...shmel,
            dimensions_width: 550,
            dimensions_height: 550,
            dimensions_depth: 550,
            dimensions_weight: 1.4,
            color: { name: 'чёрный', hex: '#35363a' },
            production_time_days: 14,
          },
        },
      ],
    },
  ],
};
