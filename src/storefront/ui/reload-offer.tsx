import { commonMessages } from '#messages/common.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Where a part of the program did not come: the page anew, or the page `to` that was asked for. */
export function ReloadOffer({ to }: { to?: string }) {
  const reload = () => (to ? location.assign(to) : location.reload());
  return (
    <Notice tone="error" action={<Button onClick={reload}>{commonMessages.reload}</Button>}>
      {commonMessages.chunkFailed}
    </Notice>
  );
}
