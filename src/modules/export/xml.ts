const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters and unpaired surrogates. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Escapes text for XML. Characters that XML does not allow are removed. */
export const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

type Attributes = Record<string, string | number | boolean | undefined>;

/** The opening tag. Attributes without a value are left out. */
export const openTag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')}>`;

/** An element with text in it. */
export const element = (
  name: string,
  text: string | number | boolean,
  attributes: Attributes = {},
): string => `${openTag(name, attributes)}${escapeXml(String(text))}</${name}>`;
