import { useRevalidator } from 'react-router';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { siteMessages } from '#messages/site/site.ts';
import { commonMessages } from '#messages/words/common.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { useSite } from './site-data.ts';

/** Shown instead of the categories: there are none, or they failed to load and can be retried. */
export function CategoriesMissing({ className }: { className: string }) {
  const { categories } = useSite();
  const { revalidate, state } = useRevalidator();
  if (categories.ok) {
    return (
      <p className={className}>
        <BilingualText text={catalogMessages.noCategories} />
      </p>
    );
  }
  return (
    <div className={className}>
      {state === 'loading' ? (
        <BilingualText text={siteMessages.menuLoading} />
      ) : (
        <>
          <BilingualText text={commonMessages.somethingWentWrong} />
          <Button appearance="link" className="needs-script" onClick={() => revalidate()}>
            {commonMessages.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
