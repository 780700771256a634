import { addresses } from '../../addresses.ts';
import { CategoryTree } from './category-tree.tsx';
import { MenuLink } from './menu-link.tsx';

/** The categories in the menu. */
export const MenuCategories = () => (
  <CategoryTree
    block="site-menu"
    list="categories"
    link={({ slug, name }) => (
      <MenuLink to={addresses.products({ category: slug })}>{name}</MenuLink>
    )}
  />
);
