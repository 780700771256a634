import { accountMessages } from '#messages/accounts/accounts.ts';
import { invalid } from '../errors/domain-error.ts';
import { russianPasswords, shopWords } from './common-passwords.ts';

/** Fewest characters of a customer's password. */
const MIN_LENGTH = 8;

/** Throws `invalid` for the field of the new password or for the field of its confirmation. */
export async function requireGoodPassword(
  typed: { first: string; second: string; email: string; shopName: string },
  fields: { first: string; second: string },
  minLength = MIN_LENGTH,
): Promise<void> {
  const { first, second, email, shopName } = typed;
  const refusal = await weaknessOf(first.normalize('NFKC').toLowerCase(), {
    email: email.toLowerCase(),
    shopName: shopName.toLowerCase(),
    minLength,
  });
  if (refusal) throw invalid(fields.first, refusal);
  if (first !== second) throw invalid(fields.second, accountMessages.passwordsDiffer);
}

/** Why a password in lower case is guessed soon, or undefined. */
async function weaknessOf(
  password: string,
  { email, shopName, minLength }: { email: string; shopName: string; minLength: number },
): Promise<string | undefined> {
  const [mailbox] = email.split('@');
  if (password.length < minLength) return accountMessages.passwordShort(minLength);
  if (password === email || password === mailbox) return accountMessages.passwordIsEmail;
  if (isRepeated(password)) return accountMessages.passwordRepeated;
  if (isOfShopWords(password, shopName)) return accountMessages.passwordOfShop;
  const isCommon = russianPasswords.has(password) || (await commonest()).has(password);
  return isCommon ? accountMessages.passwordCommon : undefined;
}

/** One pattern again and again, its last copy maybe cut: `aaaaaaaa`, `абвабваб`. */
const isRepeated = (password: string): boolean =>
  Array.from({ length: Math.floor(password.length / 2) }, (_, place) => place + 1).some((period) =>
    password.startsWith(password.slice(period)),
  );

/** Only the shop's own words and those of its name, with digits and signs about them: `мебельдиван1`. */
function isOfShopWords(password: string, shopName: string): boolean {
  const words = [...shopWords, ...(shopName.match(/\p{L}+/gu) ?? [])];
  const letters = password.replace(/[^\p{L}]/gu, '');
  return letters !== '' && isMadeOf(letters, words);
}

/** Whether a text is nothing but words. Each place is tried once: a regular expression tries every way to cut the text, of which there may be 2^60. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const place of reached) {
    for (const word of words) if (text.startsWith(word, place)) reached.add(place + word.length);
  }
  return reached.has(text.length);
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 commonest passwords of the world, loaded at the first need. */
function commonest(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loaded;
}
