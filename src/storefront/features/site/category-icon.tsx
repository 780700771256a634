import type { MenuCategory } from './site-data.ts';

/** The icons are an external SVG sprite: in the bundle they would add to every first load. */
export const CategoryIcon = ({ icon, tint }: Pick<MenuCategory, 'icon' | 'tint'>) => (
  <svg aria-hidden="true" className={`category-icon category-icon--${tint}`}>
    <use href={`${import.meta.env.CATEGORY_SPRITE}#${icon}`} />
  </svg>
);
