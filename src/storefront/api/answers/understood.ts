import type { Understood, UnderstoodCondition } from '#contracts/understood.ts';
import { fieldsOf, type Reader, toList, toNumber, toText } from './json.ts';

/** How the text of a search was understood; null for a list, and where a shop of an earlier version does not say it. */
export function readUnderstood(json: unknown): Understood | null {
  if (typeof json !== 'object' || json === null) return null;
  const { conditions, categories, pages } = fieldsOf(json);
  return {
    conditions: toList(conditions, readCondition),
    categories: toList(categories, (one) => {
      const { slug, name } = fieldsOf(one);
      return slug && name ? { slug: toText(slug), name: toText(name) } : null;
    }),
    pages: toList(pages, (one) => {
      const { slug, title } = fieldsOf(one);
      return slug && title ? { slug: toText(slug), title: toText(title) } : null;
    }),
  };
}

const readCondition: Reader<UnderstoodCondition> = (json) => {
  const { limits, phrase, without } = fieldsOf(json);
  const read = toList(limits, readLimit);
  return read.length > 0
    ? { limits: read, phrase: toText(phrase), without: toText(without) }
    : null;
};

const readLimit: Reader<UnderstoodCondition['limits'][number]> = (json) => {
  const { name, min, max, about } = fieldsOf(json);
  const text = toText(name);
  return text
    ? { name: text, min: toNumber(min), max: toNumber(max), about: toNumber(about) }
    : null;
};
