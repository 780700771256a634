import type { ShopNames } from '#contracts/shop-names.ts';

/** The page of one product. */
export const productMessages = {
  sizeLabel: 'Ширина × глубина × высота',
  photo: (number: number) => `Фото ${number}`,
  photos: 'Фотографии',
  photoOfAll: (number: number, count: number) => `${number} из ${count}`,
  previousPhoto: 'Предыдущее фото',
  nextPhoto: 'Следующее фото',
  fullScreen: 'На весь экран',
  photoOf: (name: string, number: number) => `${name}, фото ${number}`,
  dimensionsOf: (name: string) => `${name}, чертёж с размерами`,
  passing: 'Пройдёт ли в\u00a0квартиру?',
  model: '3D',
  openModel: 'Посмотреть в 3D',
  modelUnsupported: 'Этот браузер не\u00a0показывает 3D. Посмотрите фотографии.',
  characteristics: 'Другие характеристики',
  article: 'Артикул',
  aboutProduct: 'О товаре',
  variant: 'Вариант',
  description: 'Описание',
  details: 'Характеристики',
  reviews: 'Отзывы',
  reviewsPlaceholder: 'Отзывов пока нет.',
  companions: 'Подойдёт к\u00a0этому',
  moreInCategory: 'Ещё в категории',
  wholeCategory: 'Вся категория',
  productDescription: (name: string, price: string | null) => (shop: ShopNames) =>
    price === null
      ? `${name} в ${shop.prepositional}.`
      : `${name} за ${price} в ${shop.prepositional}.`,
} as const;
