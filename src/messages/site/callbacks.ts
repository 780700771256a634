/** The letter to the shop about a callback request. */
export const callbackLetterMessages = {
  subject: (phone: string) => `Заявка на звонок: ${phone}`,
  lead: (time: string) => `Просят перезвонить. Заявка оставлена ${time}.`,
  phone: 'Телефон',
  email: 'E-mail',
  telegram: 'Telegram',
  product: 'Товар',
  productAndVariant: (name: string, variant: string, code: string) =>
    `${name} (${variant}, арт.\u00a0${code})`,
  category: 'Категория',
  page: 'Страница',
  office: 'В офисе',
} as const;

/** The callback dialog. The alert texts are literal from spec section 8. */
export const callbackMessages = {
  title: 'Заказать звонок',
  short: 'Звонок',
  floating: 'Обратный звонок',
  lead: 'Оставьте телефон, и\u00a0мы перезвоним в\u00a0рабочее время.',
  phone: 'Телефон',
  email: 'E-mail',
  telegram: 'Telegram',
  submit: 'Отправить',
  submitting: 'Отправляем…',
  phoneMissing: 'Пожалуйста, укажите номер телефона!',
  sent: 'Ваша заявка успешно отправлена!',
  failed: 'Ошибка при отправке заявки, попробуйте позже.',
} as const;
