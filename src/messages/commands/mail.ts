/** Why a letter cannot be sent, for the office. */
export const mailMessages = {
  russianMailbox:
    'Почта магазина не\u00a0отправляет на\u00a0адреса, где перед @ не\u00a0латинские буквы (нужно расширение SMTPUTF8). Свяжитесь с\u00a0покупателем иначе или\u00a0попросите другой адрес.',
} as const;
