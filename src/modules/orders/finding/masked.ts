const HIDDEN = '•••';

/** `+7 ••• •••-••-12`: the last two digits tell the orderer which phone it is. */
export const maskedPhone = (phone: string): string => `+7 ${HIDDEN} •••-••-${phone.slice(-2)}`;

/** `p•••@example.ru`. Of an order that was told on the telephone, which may have none, nothing. */
export function maskedEmail(email: string): string {
  if (email === '') return '';
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

const FLAT =
  /(?<!\p{L})(квартира|кв|офис|оф|помещение|пом|комната|комн|подъезд|под|этаж|эт|домофон|код)(\.?\s*(?:№\s*)?)[\p{L}\p{N}/-]*\p{N}[\p{L}\p{N}/-]*/giu;

/** `ул. Образцовая, д. 1, кв. •••`: of an address that is to be agreed to, who reads it must know the house. */
export const maskedFlat = (address: string): string =>
  address.replace(FLAT, `$1$2${HIDDEN}`).replace(/(\d)\s*-\s*\d+\s*$/u, `$1-${HIDDEN}`);

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
