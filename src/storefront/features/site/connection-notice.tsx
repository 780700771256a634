import { siteMessages } from '#messages/site.ts';
import { useConnectionIsLost } from '../../api/connection.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that the connection is lost, for as long as it is. The page below stays as it was. */
export function ConnectionNotice() {
  const isLost = useConnectionIsLost();
  return <div role="status">{isLost && <Notice>{siteMessages.connectionLost}</Notice>}</div>;
}
