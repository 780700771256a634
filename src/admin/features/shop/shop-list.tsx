import './shop-list.css';
import { useMay } from '../../api/session.ts';
import { shopGroups } from '../../shop-pages.ts';
import { Link } from '../../ui/link.tsx';

/** The parts of «Магазин» in groups, each with what is in it. */
export function ShopList() {
  const mayAll = useMay()('settings.write');
  return (
    <div className="shop-list">
      {shopGroups.map(({ name, pages }) => {
        const open = pages.filter(({ isRestricted }) => mayAll || !isRestricted);
        if (open.length === 0) return null;
        return (
          <section key={name} className="shop-list__group">
            <h2>{name}</h2>
            <ul>
              {open.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.name}</Link>
                  <span>{page.about}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
