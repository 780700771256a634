import { commonMessages } from '#messages/words/common.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** The error message for a chunk that failed to load. Its button reloads the page or opens `to`. */
export function ReloadOffer({ to }: { to?: string }) {
  const reload = () => (to ? location.assign(to) : location.reload());
  return (
    <Notice tone="error" action={<Button onClick={reload}>{commonMessages.reload}</Button>}>
      {commonMessages.chunkFailed}
    </Notice>
  );
}
