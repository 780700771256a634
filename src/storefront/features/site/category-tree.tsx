import type { ReactNode } from 'react';
import { CategoriesMissing } from './categories-missing.tsx';
import { type MenuCategory, useSite } from './site-data.ts';

interface Props {
  /** The prefix of the class names. */
  block: string;
  list: string;
  link: (category: MenuCategory) => ReactNode;
}

/** The categories on two levels, or why there are none. */
export function CategoryTree({ block, list, link }: Props) {
  const { categories } = useSite();
  if (!categories.ok || categories.data.length === 0) {
    return <CategoriesMissing className={`${block}__message`} />;
  }
  const level = (above: string | null, className?: string) => {
    const shown = categories.data.filter(({ parent }) => parent === above);
    return (
      shown.length > 0 && (
        <ul className={className}>
          {shown.map((category) => (
            <li key={category.id}>
              {link(category)}
              {level(category.slug)}
            </li>
          ))}
        </ul>
      )
    );
  };
  return level(null, `${block}__${list}`);
}
