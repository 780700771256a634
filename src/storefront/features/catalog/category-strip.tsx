import type { Category } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { CategoryCard } from './category-card.tsx';
import './category-strip.css';

interface Props {
  categories: readonly Category[];
  all: readonly Category[];
}

/** The categories that the owner chose, in the owner's order. The sixth is hidden under 1550 px by CSS. */
export function CategoryStrip({ categories, all }: Props) {
  if (categories.length === 0) return null;
  return (
    <section aria-label={catalogMessages.categoryStrip}>
      <ul className="category-strip">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} all={all} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The categories with these ids, in this order. Unknown ids are skipped. */
export const pickCategories = (
  categories: readonly Category[],
  ids: readonly number[],
): Category[] => ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
