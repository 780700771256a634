import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { siteMessages } from '#messages/site/site.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import { onReconnect } from '../../api/connection.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Link } from '../../ui/link.tsx';
import { useSite } from './site-data.ts';
import './error-pages.css';

/** With ways on: the categories of the top level, and `more`. */
export function NotFoundPage({ more }: { more?: ReactNode }) {
  const { categories } = useSite();
  const offered = categories.ok ? categories.data.filter(({ parent }) => !parent) : [];
  return (
    <div className="error-page">
      <p className="error-page__code" aria-hidden="true">
        404
      </p>
      <h1>{siteMessages.notFoundTitle}</h1>
      <p className="soft">{siteMessages.notFoundText}</p>
      <div className="error-page__ways">
        <ButtonLink appearance="primary" to={addresses.categories}>
          {siteMessages.toCategories}
        </ButtonLink>
        <ButtonLink to={addresses.home}>{siteMessages.toHome}</ButtonLink>
      </div>
      {offered.length > 0 && (
        <ul className="error-page__categories">
          {offered.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={addresses.products({ category: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {more}
    </div>
  );
}

/** The page for an unexpected error. Opens the address again when the network returns. */
export function FailurePage() {
  const { pathname, search } = useLocation();
  useEffect(() => onReconnect(() => location.reload()), []);
  return (
    <div className="error-page">
      <h1>{siteMessages.errorTitle}</h1>
      <p className="soft" role="alert">
        <BilingualText text={commonMessages.somethingWentWrong} />
      </p>
      <div className="error-page__ways">
        <ButtonLink appearance="primary" to={pathname + search} reloadDocument prefetch="none">
          {commonMessages.tryAgain}
        </ButtonLink>
        <ButtonLink to={addresses.home}>{siteMessages.toHome}</ButtonLink>
      </div>
    </div>
  );
}
