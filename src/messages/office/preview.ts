export const previewMessages = {
  title: 'Как увидит покупатель',
  show: 'Как увидит покупатель',
  hide: 'Скрыть просмотр',
  phone: 'Телефон',
  desktop: 'Компьютер',
  hint: 'Это настоящая страница магазина с\u00a0тем, что вы набрали. Покупатели её не\u00a0видят.',
  hintBefore:
    'Это страница до\u00a0ошибки. Исправьте её, и\u00a0здесь появится то, что вы набрали.',
  /** Fields whose refusals do not say what they are about. */
  fields: {
    title: 'Название',
    description: 'Описание',
    lead: 'Вводный абзац',
  },
} as const;
