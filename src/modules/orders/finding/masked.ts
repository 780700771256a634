const HIDDEN = '•••';

/** `+7 ••• •••-••-12`: the last two digits tell the orderer which phone it is. */
export const maskedPhone = (phone: string): string => `+7 ${HIDDEN} •••-••-${phone.slice(-2)}`;

/** `p•••@example.ru`. Of an order that was told on the telephone, which may have none, nothing. */
export function maskedEmail(email: string): string {
  if (email === '') return '';
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

/** `ул. О•••, д. •••, кв. •••`: abbreviations stay, of other words the first letter, of numbers nothing. */
export const maskedAddress = (address: string): string =>
  address
    .replace(/[^\p{L}\p{N}\s,.;-]+/gu, ' ')
    .replace(/[\p{L}\p{N}]+\.?/gu, (word) => {
      if (/^\p{L}{1,3}\.$/u.test(word)) return word;
      if (/^\p{N}/u.test(word)) return HIDDEN;
      return word.slice(0, 1) + HIDDEN;
    })
    .replace(/\s+/g, ' ')
    .trim();
