/** Under the forms that send personal data. A text without `Link` stands before its link. */
export const consentMessages = {
  needed: 'Данные нужны, чтобы выполнить вашу просьбу.',
  consentLabel: 'Я соглашаюсь с',
  policyLink: 'политикой обработки персональных данных',
  consentTick: 'Даю',
  consentTickLink: 'согласие на\u00a0обработку персональных данных',
  givesConsent: 'Отправляя форму, вы даёте',
  givesConsentLink: 'согласие на\u00a0их\u00a0обработку',
  policyNote: 'Как мы с\u00a0ними обращаемся\u00a0— в',
  policyNoteLink: 'политике обработки персональных данных',
  acceptsOffer: 'Оформляя заказ, вы принимаете',
  offerLink: 'условия оферты',
} as const;
