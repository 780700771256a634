import { goods } from './plural.ts';

/** Words of the screen of categories in the office. */
export const categoryScreenMessages = {
  noParent: 'Такого раздела уже нет, или он сам стоит под другим. Выберите раздел верхнего уровня.',
  sameName: 'На\u00a0этом уровне уже есть раздел с\u00a0таким названием.',
  slugTaken: 'Этот адрес занят другим разделом.',
  filterTwice: 'Один фильтр стоит дважды.',
  photoUnknown: 'Этой картинки в\u00a0магазине нет. Загрузите её ещё раз.',
  takerMissing: (count: number) => `Здесь ${goods(count)}. Выберите раздел, который их возьмёт.`,
} as const;
