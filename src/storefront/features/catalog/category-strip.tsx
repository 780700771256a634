import type { Category } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalog.ts';
import { CategoryCard } from './category-card.tsx';
import './category-strip.css';

/** The owner's choice of categories in the owner's order; the sixth waits for a window of 1550 px. */
export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-label={catalogMessages.categoryStrip}>
      <ul className="category-strip">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The categories with these ids, in this order; an id without a category is skipped. */
export const pickCategories = (
  categories: readonly Category[],
  ids: readonly number[],
): Category[] => ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
