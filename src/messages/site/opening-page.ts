/** The page of this machine that says what a shop lacks before it opens. */
export const openingPageMessages = {
  title: 'Как открыть магазин',
  lead: 'Эту страницу видно только на компьютере, где работает магазин. Она проверяет его каждый раз, когда её открывают.',
  essential: 'Обязательно',
  advice: 'Желательно',
  ready: 'Всё готово, магазин можно открывать.',
  almost: 'Обязательное сделано, магазин можно открывать.',
  steps: 'Чем это делать',
  commands: [
    {
      what: 'Забрать название, контакты, страницы и слайды в папку, исправить файлы и записать обратно',
      lines: ['npm run content -- pull мой-магазин', 'npm run content -- push мой-магазин'],
    },
    {
      what: 'Загрузить товары из прайса (YML, CSV или XLSX, файл или адрес)',
      lines: ['npm run import -- прайс.yml'],
    },
    {
      what: 'Задать адрес магазина и почтовый сервер в файле .env и запустить магазин снова',
      lines: [
        'PUBLIC_URL=https://shop.example',
        'SMTP_URL=smtp://пользователь:пароль@почта.example:587',
      ],
    },
    { what: 'Проверить ещё раз\u00a0— здесь или в терминале', lines: ['npm run check-shop'] },
  ],
  guide: 'Подробно\u00a0— в файле docs/owner/opening.md рядом с магазином.',
  toShop: 'Перейти в магазин',
} as const;
