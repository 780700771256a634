import { useRevalidator } from 'react-router';
import { catalogMessages } from '#messages/catalog.ts';
import { commonMessages } from '#messages/common.ts';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { MenuLink } from './menu-link.tsx';
import { useSite } from './site-data.ts';

/** Every category; where they could not be read, they can be asked for again. */
export function MenuCategories() {
  const { categories } = useSite();
  const { revalidate, state } = useRevalidator();
  if (categories.ok && categories.data.length === 0) {
    return (
      <p className="site-menu__message">
        <BilingualText text={catalogMessages.noCategories} />
      </p>
    );
  }
  if (!categories.ok) {
    return (
      <div className="site-menu__message">
        {state === 'loading' ? (
          <BilingualText text={siteMessages.menuLoading} />
        ) : (
          <>
            <BilingualText text={commonMessages.somethingWentWrong} />
            <Button look="link" className="needs-script" onClick={() => revalidate()}>
              {commonMessages.tryAgain}
            </Button>
          </>
        )}
      </div>
    );
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
