import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { commonMessages } from '#messages/words/common.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import './navigation-progress.css';

/** A progress line during slow navigations. A live region announces the title of the new page. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  const title = useNewTitle();
  return (
    <div aria-live="polite" className="progress" data-loading={loading || undefined}>
      <span className="visually-hidden">
        {loading ? <BilingualText text={commonMessages.loading} /> : title}
      </span>
    </div>
  );
}

/** The title after a client-side navigation; empty on the first page, which the browser announces itself. */
function useNewTitle(): string {
  const { pathname, key } = useLocation();
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => {
    if (key !== 'default') setTitle(document.title);
  }, [pathname]);
  return title;
}
