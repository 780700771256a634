export const cookieMessages = {
  label: 'Файлы cookie',
  text: 'Корзина и\u00a0вход хранятся в\u00a0вашем браузере. Можно\u00a0ли ещё собирать статистику с\u00a0цифровым отпечатком браузера?',
  /** On a phone, in one line. */
  shortText: 'Можно собирать статистику?',
  policy: 'Что\u00a0мы\u00a0собираем',
  accept: 'Разрешить',
  decline: 'Не\u00a0разрешать',
} as const;
