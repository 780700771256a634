import type { CategoryName } from '#contracts/catalog.ts';

/** Normalises for comparison: lower case, ё as е, single spaces. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/** The categories whose name contains the text: exact matches first, then prefix matches, then the rest. */
export function categoriesNamed(text: string, categories: readonly CategoryName[]): CategoryName[] {
  const wanted = plain(text);
  if (!wanted) return [];
  const rank = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return categories
    .map((category) => ({ category, name: plain(category.name) }))
    .filter(({ name }) => name.includes(wanted))
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map(({ category }) => category);
}
