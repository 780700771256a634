/** The letter to the shop about a request for a call. */
export const callbackLetterMessages = {
  subject: (phone: string) => `Заявка на звонок: ${phone}`,
  lead: (time: string) => `Просят перезвонить. Заявка оставлена ${time} (Москва).`,
  phone: 'Телефон',
  email: 'E-mail',
  telegram: 'Telegram',
} as const;
