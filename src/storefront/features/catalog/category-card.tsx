import { Link } from 'react-router';
import type { Category } from '#contracts/catalog.ts';
import { addresses } from '../../addresses.ts';
import { Picture } from '../../ui/picture.tsx';
import { cardFit } from '../../ui/picture-fit.ts';
import './category-card.css';

export function CategoryCard({ category, priority }: { category: Category; priority?: boolean }) {
  return (
    <Link
      className="category-card"
      to={addresses.products({ category: category.slug })}
      prefetch="intent"
    >
      <Picture src={category.photo} alt="" fit={cardFit} priority={priority ?? false} />
      <span>{category.name}</span>
    </Link>
  );
}
