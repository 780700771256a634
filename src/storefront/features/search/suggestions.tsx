import type { KeyboardEvent, MouseEvent } from 'react';
import type { CategoryName, Product } from '#contracts/catalog.ts';
import { searchMessages } from '#messages/catalogue/search.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { categoriesNamed } from './category-of.ts';
import { useSuggestions } from './use-suggestions.ts';
import './suggestions.css';

interface Props {
  /** The typed text, trimmed. */
  text: string;
  open: boolean;
  categories: readonly CategoryName[];
  onChosen: () => void;
}

/** The popup below the search field: categories, the best products, and a link to all results. */
export function Suggestions({ text, open, categories, onChosen }: Props) {
  const suggested = useSuggestions(text);
  const typed = categoriesNamed(text, categories);
  const meant = typed.length > 0 ? typed : categoriesNamed(suggested?.meant ?? '', categories);
  const offered = suggested?.understood?.categories ?? [];
  const named =
    meant.length > 0
      ? meant
      : categories.filter(({ slug }) => offered.some((one) => one.slug === slug));
  const pages = suggested?.understood?.pages ?? [];
  const shown = open && suggested !== null;
  const chooseLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) onChosen();
  };
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {shown && searchMessages.announced(named.length + pages.length + suggested.products.length)}
      </p>
      {shown && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        // biome-ignore lint/a11y/noStaticElementInteractions: only the links in it react to clicks
        <div className="suggestions" onMouseDown={keepFocus} onClick={chooseLink}>
          {pages.length > 0 && (
            <ul className="suggestions__categories" aria-label={searchMessages.pages}>
              {pages.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={addresses.textPage(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          )}
          {named.length > 0 && <Categories categories={named} all={categories} />}
          {suggested.products.length > 0 ? (
            <Products
              products={suggested.products}
              areAlike={suggested.understood?.whole === false}
            />
          ) : (
            <p className="suggestions__nothing">{searchMessages.nothingYet}</p>
          )}
          <Link className="suggestions__all" to={addresses.search(text)}>
            {searchMessages.allResults}
          </Link>
        </div>
      )}
    </>
  );
}

/** Keeps the focus in the field, because losing it closes the popup before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface CategoriesProps {
  categories: readonly CategoryName[];
  all: readonly CategoryName[];
}

/** Children of several categories may have the same name, so the parent stands before it. */
const Categories = ({ categories, all }: CategoriesProps) => (
  <ul className="suggestions__categories" aria-label={searchMessages.categories}>
    {categories.map(({ id, slug, name, parent }) => {
      const above = all.find((one) => one.slug === parent);
      return (
        <li key={id}>
          <Link to={addresses.products({ category: slug })}>
            {above ? `${above.name}: ${name}` : name}
          </Link>
        </li>
      );
    })}
  </ul>
);

interface ProductsProps {
  products: readonly Product[];
  /** None of them has all words. */
  areAlike: boolean;
}

const Products = ({ products, areAlike }: ProductsProps) => (
  <>
    {areAlike && <p className="suggestions__nothing">{searchMessages.alike}</p>}
    <ul aria-label={areAlike ? searchMessages.alike : searchMessages.products}>
      {products.map(({ id, slug, name, photo, first_variant: first }) => (
        <li key={id}>
          <Link className="suggestions__product" to={addresses.product(slug)}>
            <Picture src={photo} alt="" fit={lineFit} />
            <span>{name}</span>
            {first && <Price amount={first.price} size="s" />}
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** Arrow keys move the focus through the links and back to the field. */
export function moveFocus(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0 || stops.length < 2) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}
