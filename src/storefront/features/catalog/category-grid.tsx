import type { Category } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { commonMessages } from '#messages/words/common.ts';
import type { Block } from '../../load.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CategoryCard } from './category-card.tsx';
import { RetryButton } from './retry-button.tsx';

const FIRST_ROW = 4;

export function CategoryGrid({ categories }: { categories: Block<Category[]> }) {
  if (!categories.ok) {
    return (
      <Notice tone="error" action={<RetryButton />}>
        <BilingualText text={commonMessages.somethingWentWrong} />
      </Notice>
    );
  }
  if (categories.data.length === 0) {
    return (
      <Notice>
        <BilingualText text={catalogMessages.noCategories} />
      </Notice>
    );
  }
  return (
    <ul className="category-grid">
      {categories.data
        .filter(({ parent }) => !parent)
        .map((category, index) => (
          <li key={category.id}>
            <CategoryCard category={category} all={categories.data} priority={index < FIRST_ROW} />
          </li>
        ))}
    </ul>
  );
}
