import type { Category } from '#contracts/catalog.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cardFit } from '../../ui/picture-fit.ts';
import './category-card.css';

interface Props {
  category: Category;
  /** All categories: the card links to the children of its own. */
  all: readonly Category[];
  priority?: boolean;
}

export function CategoryCard({ category, all, priority }: Props) {
  const below = all.filter(({ parent }) => parent === category.slug);
  return (
    <>
      <Link
        className="category-card"
        to={addresses.products({ category: category.slug })}
        prefetch="intent"
      >
        <Picture src={category.photo} alt="" fit={cardFit} priority={priority ?? false} />
        <span>{category.name}</span>
      </Link>
      {below.length > 0 && (
        <ul className="category-card__below">
          {below.map(({ id, slug, name }) => (
            <li key={id}>
              <Link to={addresses.products({ category: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
