import { siteMessages } from '#messages/site/site.ts';
import { useConnectionIsLost } from '../../api/connection.ts';
import { Notice } from '../../ui/notice.tsx';

/** The notice of a lost connection. The page below it stays. */
export function ConnectionNotice() {
  const isLost = useConnectionIsLost();
  return <div role="status">{isLost && <Notice>{siteMessages.connectionLost}</Notice>}</div>;
}
