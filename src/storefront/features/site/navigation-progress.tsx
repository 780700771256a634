import { useNavigation } from 'react-router';
import { commonMessages } from '#messages/common.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import './navigation-progress.css';

/** A thin line at the top while the next page is on its way; quick pages do not show it. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status" className="progress" data-loading={loading || undefined}>
      {loading && (
        <span className="visually-hidden">
          <BilingualText text={commonMessages.loading} />
        </span>
      )}
    </div>
  );
}
