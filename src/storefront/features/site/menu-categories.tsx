import { addresses } from '../../addresses.ts';
import { CategoriesMissing } from './categories-missing.tsx';
import { MenuLink } from './menu-link.tsx';
import { useSite } from './site-data.ts';

/** The categories in the menu. */
export function MenuCategories() {
  const { categories } = useSite();
  if (!categories.ok || categories.data.length === 0) {
    return <CategoriesMissing className="site-menu__message" />;
  }
  return (
    <ul className="site-menu__categories">
      {categories.data.map(({ id, slug, name }) => (
        <li key={id}>
          <MenuLink to={addresses.products({ category: slug })}>{name}</MenuLink>
        </li>
      ))}
    </ul>
  );
}
