import './shop-contents.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { useMay } from '../../api/session.ts';
import { shopGroups } from '../../shop-pages.ts';

/** A part of «Магазин» with links to the others: beside it, on a narrow screen below it. */
export function ShopSheet({ children }: { children: ReactNode }) {
  const mayAll = useMay()('settings.write');
  const pages = shopGroups
    .flatMap((group) => group.pages)
    .filter(({ isRestricted }) => mayAll || !isRestricted);
  return (
    <div className="shop-sheet">
      <div className="shop-sheet__body">{children}</div>
      <nav className="shop-contents" aria-label={words.contents}>
        <ul>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <NavLink className="link" to={path}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
