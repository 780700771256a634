import type { VariantAttributes } from '#contracts/attributes.ts';
import type { DemoCategory } from './types.ts';

const russia = { id: 1, country: 'Россия' };

const gruzd = {
  type_of_product: 'пуф круглый',
  entity: 'мягкая мебель',
  brand: { name: 'Мягкий вечер' },
  room_type: ['гостиная', 'спальня', 'прихожая'],
  interior_style: 'современный',
  price_segment: 'средний',
  features: ['скрытые опоры', 'вертикальная простёжка'],
  dimensions_width: 420,
  dimensions_height: 430,
  dimensions_depth: 420,
  dimensions_weight: 6.2,
  seat_height: 430,
  max_load: 120,
  material: 'фанера',
  upholstery_materials: ['велюр'],
  filling: 'пенополиуретан',
  is_color_customizable: true,
  storage_niche: false,
  manufacturer: russia,
  warranty_period_months: 18,
} satisfies VariantAttributes;

const kuzovok = {
  type_of_product: 'пуф',
  entity: 'мягкая мебель',
  brand: { name: 'Тихий дом' },
  room_type: ['прихожая', 'детская', 'спальня'],
  interior_style: 'скандинавский',
  price_segment: 'эконом',
  features: ['съёмная крышка', 'складывается в плоскую коробку'],
  dimensions_width: 400,
  dimensions_height: 420,
  dimensions_depth: 400,
  dimensions_weight: 4.1,
  seat_height: 420,
  max_load: 110,
  material: 'МДФ',
  upholstery_materials: ['рогожка'],
  filling: 'пенополиуретан',
  storage_niche: true,
  manufacturer: russia,
  warranty_period_months: 12,
} satisfies VariantAttributes;

const osoka = {
  type_of_product: 'банкетка',
  entity: 'мягкая мебель',
  brand: { name: 'Мягкий вечер' },
  room_type: ['спальня', 'прихожая'],
  interior_style: 'неоклассика',
  price_segment: 'средний',
  dimensions_height: 460,
  dimensions_depth: 420,
  seat_height: 460,
  seat_depth: 420,
  max_load: 200,
  material: 'массив берёзы, фанера',
  filling: 'пенополиуретан',
  legs_material: 'массив бука',
  manufacturer: russia,
  warranty_period_months: 18,
} satisfies VariantAttributes;

const kochka = {
  type_of_product: 'пуф-мешок',
  entity: 'бескаркасная мебель',
  brand: { name: 'Шустрый стриж' },
  room_type: ['детская', 'гостиная', 'балкон'],
  interior_style: 'современный',
  price_segment: 'эконом',
  features: ['внутренний мешок с наполнителем', 'ручка для переноски', 'чехол стирается при 30 °C'],
  upholstery_materials: ['вельвет'],
  material: 'текстиль',
  filling: 'гранулы вспененного полистирола',
  cover: 'съёмный, на молнии',
  manufacturer: russia,
  warranty_period_months: 12,
} satisfies VariantAttributes;

export const pufy: DemoCategory = {
  id: 8,
  slug: 'pufy',
  name: 'Пуфы',
  products: [
    {
      slug: 'puf-kruglyj-gruzd',
      name: 'Пуф круглый «Груздь»',
      description:
        'Плотный круглый пуф, на который можно и сесть, и поставить поднос с чаем. Велюр простёган вертикальными дольками, швы спрятаны внутрь. Весит шесть килограммов, поэтому легко кочует из спальни в гостиную.',
      variants: [
        {
          slug: 'izumrudnyj',
          code: 'PUF-0801-01',
          name: 'Велюр, изумрудный',
          price: 6900,
          stock: 15,
          attributes: {
            ...gruzd,
            color: { name: 'изумрудный', hex: '#2f5d50' },
          },
        },
        {
          slug: 'pudrovyj',
          code: 'PUF-0801-02',
          name: 'Велюр, пудровый',
          price: 6900,
          stock: 9,
          attributes: {
            ...gruzd,
            color: { name: 'пудровый', hex: '#d3b0a4' },
          },
        },
        {
          slug: 'slivovyj',
          code: 'PUF-0801-03',
          name: 'Велюр, сливовый',
          price: 6900,
          originalPrice: 7900,
          attributes: {
            ...gruzd,
            color: { name: 'сливовый', hex: '#6d4f5f' },
            production_time_days: 10,
          },
        },
      ],
    },
    {
      slug: 'puf-s-yashchikom-kuzovok',
      name: 'Пуф с ящиком «Кузовок»',
      description:
        'Мягкая крышка снимается, а внутри — место для шапок, игрушек или клубков. В прихожей на нём обуваются, в детской в него убирают кубики. Если пуф пока не нужен, стенки складываются, и он уходит под кровать.',
      variants: [
        {
          slug: 'bezhevyj',
          code: 'PUF-0802-01',
          name: 'Рогожка, бежевый',
          price: 3490,
          stock: 28,
          attributes: {
            ...kuzovok,
            color: { name: 'бежевый', hex: '#cbbba4' },
          },
        },
        {
          slug: 'goluboj',
          code: 'PUF-0802-02',
          name: 'Рогожка, голубой',
          price: 3490,
          attributes: {
            ...kuzovok,
            color: { name: 'голубой', hex: '#a3b6c2' },
            production_time_days: 7,
          },
        },
      ],
    },
    {
      slug: 'banketka-osoka',
      name: 'Банкетка «Осока»',
      description:
        'Длинная узкая банкетка к изножью кровати или под зеркало в прихожей. Сиденье стянуто ровной строчкой, ножки буковые, слегка разведены в стороны. На большой хватает места двоим взрослым.',
      isNew: true,
      variants: [
        {
          slug: '100-bukle-molochnyj',
          code: 'PUF-0803-01',
          name: '100 см, букле, молочный',
          price: 12400,
          attributes: {
            ...osoka,
            dimensions_width: 1000,
            dimensions_weight: 11,
            seat_width: 1000,
            upholstery_materials: ['букле'],
            color: { name: 'молочный', hex: '#eae2d3' },
            legs_color: 'светлый бук',
            production_time_days: 14,
          },
        },
        {
          slug: '120-velyur-olivkovyj',
          code: 'PUF-0803-02',
          name: '120 см, велюр, оливковый',
          price: 13600,
          attributes: {
            ...osoka,
            dimensions_width: 1200,
            dimensions_weight: 13,
            seat_width: 1200,
            upholstery_materials: ['велюр'],
            color: { name: 'оливковый', hex: '#82856b' },
            legs_color: 'орех',
            production_time_days: 14,
          },
        },
      ],
    },
    {
      slug: 'puf-meshok-kochka',
      name: 'Пуф-мешок «Кочка»',
      description:
        'Мешок с гранулами, который принимает форму того, кто в него плюхнулся. Наполнитель лежит в отдельном внутреннем чехле, так что верхний вельвет снимается и стирается в машине. Со временем гранулы оседают, досыпать их можно через молнию.',
      variants: [
        {
          slug: 'm-terrakotovyj',
          code: 'PUF-0804-01',
          name: 'M, вельвет, терракотовый',
          price: 5400,
          attributes: {
            ...kochka,
            dimensions_width: 750,
            dimensions_height: 1000,
            dimensions_depth: 750,
            dimensions_weight: 4.2,
            max_load: 90,
            color: { name: 'терракотовый', hex: '#b3705a' },
            production_time_days: 7,
          },
        },
        {
          slug: 'xl-terrakotovyj',
          code: 'PUF-0804-02',
          name: 'XL, вельвет, терракотовый',
          price: 7600,
          attributes: {
            ...kochka,
            dimensions_width: 950,
            dimensions_height: 1300,
            dimensions_depth: 950,
            dimensions_weight: 6.5,
            max_load: 130,
            color: { name: 'терракотовый', hex: '#b3705a' },
            production_time_days: 7,
          },
        },
        {
          slug: 'xl-grafit',
          code: 'PUF-0804-03',
          name: 'XL, вельвет, графит',
          price: 7600,
          originalPrice: 8900,
          attributes: {
            ...kochka,
            dimensions_width: 950,
            dimensions_height: 1300,
            dimensions_depth: 950,
            dimensions_weight: 6.5,
            max_load: 130,
            color: { name: 'графитовый', hex: '#4b4f55' },
            production_time_days: 7,
          },
        },
      ],
    },
  ],
};
