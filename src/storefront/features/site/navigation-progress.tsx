import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { commonMessages } from '#messages/common.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import './navigation-progress.css';

/** A thin line while the next page is on its way, unseen where it is quick; its name is read out when it is there. */
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

/** The title of the page that was moved to; nothing on the first one, which the browser reads itself. */
function useNewTitle(): string {
  const { pathname, key } = useLocation();
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (key !== 'default') setTitle(document.title);
  }, [pathname]);
  return title;
}
