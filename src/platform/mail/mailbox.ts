import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Domains of one provider: the same name before the @ is the same mailbox at each of them. */
const providers = [
  { domains: ['gmail.com', 'googlemail.com'], nameOf: (name: string) => name.replaceAll('.', '') },
  {
    domains: [
      'yandex.ru',
      'ya.ru',
      'yandex.com',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
      'yandex.uz',
      'narod.ru',
      'xn--d1acpjx3f.xn--p1ai',
    ],
    nameOf: (name: string) => name.replaceAll('.', '-'),
  },
];

/**
 * The mailbox that an e-mail address leads to: the same text for all spellings that its provider delivers to one person.
 * Case and `+tag` never count; the dots of Gmail do not, and a dot is a hyphen at Yandex. Only for comparing.
 */
export function mailboxOf(email: string): string {
  const [, local = '', host = ''] =
    /^(.*)@(.*)$/su.exec(email.normalize('NFKC').toLowerCase()) ?? [];
  const domain = domainToASCII(host) || host;
  const name = local.replace(/(?<=.)\+.*$/su, '');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  return `${provider.nameOf(name)}@${provider.domains[0]}`;
}

/** A digest of the mailbox: what counts by mailbox stores no address. */
export const mailboxDigest = (email: string): Buffer =>
  createHash('sha256').update(mailboxOf(email)).digest();
