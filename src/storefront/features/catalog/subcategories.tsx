import type { CategoryName } from '#contracts/catalog.ts';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import './subcategories.css';

/** The children of a category, above the list of their goods. */
export const Subcategories = ({ categories }: { categories: readonly CategoryName[] }) => (
  <nav aria-label={productListMessages.subcategories}>
    <ul className="subcategories">
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={addresses.products({ category: slug })} prefetch="intent">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
