/** What the shop says of itself and answers for, on the screen «Магазин». */
export const shopTrustMessages = {
  termsHint:
    'Карточки товаров, письма и\u00a0страницы берут сроки отсюда. На\u00a0страницах пишите вместо них {refusal-days}, {return-days}, {refund-days}, {service-life}, {warranty}, {warranty-hours}, вместо часов работы\u00a0— {hours}; с\u00a0«-of» слово стоит в\u00a0родительном падеже: «в\u00a0течение {return-days-of}». Строка, для которой срок не\u00a0указан, не\u00a0показывается.',
  returnHint: '0: не\u00a0дольше, чем на\u00a0отказ',
  serviceHint: '0: не\u00a0говорить',
  aboutHint:
    'Страница «О\u00a0компании» показывает людей, салоны, фабрики, сертификаты и\u00a0реквизиты. Пустого на\u00a0ней нет.',
  name: 'Имя',
  role: 'Чем занят',
  photo: 'Фотография',
  photoHint: 'До\u00a020\u00a0МБ. Видна после сохранения.',
  paper: 'Название',
  paperLink: 'Ссылка',
  paperLinkHint: 'Например на\u00a0PDF; с\u00a0картинкой не\u00a0нужна',
  paperPicture: 'Картинка',
  makersHint:
    'Имя пишите так, как у\u00a0товаров. Страница фабрики есть и\u00a0без рассказа, пока в\u00a0продаже есть её товары.',
  country: 'Страна',
  text: 'Рассказ',
  textHint: 'Пустая строка разделяет абзацы',
  makerPicture: 'Картинка или логотип',
} as const;
