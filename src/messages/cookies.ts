export const cookieMessages = {
  label: 'Файлы cookie',
  text: 'Корзину и\u00a0списки хранит ваш браузер. Можно ли ещё различать браузеры по\u00a0рисунку\u00a0— для\u00a0статистики?',
  policy: 'Подробнее',
  accept: 'Разрешить',
  decline: 'Не нужно',
} as const;
