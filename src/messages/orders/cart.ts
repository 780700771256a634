import { goods, groupDigits } from '../words/plural.ts';

/** What every page with goods has. */
export const cartMessages = {
  title: 'Корзина',
  opener: (count: number) => (count === 0 ? 'Корзина' : `Корзина, ${goods(count)}`),
  quantityLabel: 'Количество',
  removed: (name: string) => `Удалено: ${name}`,
  cleared: 'Корзина очищена',
  undo: 'Вернуть',
  add: 'В корзину',
  soldOut: 'Нет в наличии',
  inCart: (name: string) => `В корзине: ${name}`,
  inCartCaption: 'в\u00a0корзине',
  openCartOf: (quantity: number) => `В\u00a0корзине:\u00a0${groupDigits(quantity)}, перейти`,
  added: 'Добавлено',
  openFromToast: 'В корзину →',
  addedMore: (quantity: number) => `+${quantity}`,
  noVariant: 'Нет доступного варианта',
  networkFailure: 'нет связи с магазином',
  needsScript: 'Включите JavaScript в\u00a0настройках браузера, и\u00a0корзина заработает.',
} as const;
