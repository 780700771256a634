import { useEffect } from 'react';
import type { OfficeNotice } from '#contracts/admin/work/events.ts';
import { eventsCalls } from './endpoints/work.ts';
import { queryClient } from './query-client.ts';
import { sessionKey } from './session-key.ts';

/** What others change is asked for so often, ms, while the shop tells nothing; and where it does, in case something was missed. */
const UNTOLD = 15_000;
const TOLD = 120_000;

let isTold = false;

/** How often a list is read again, ms. */
export const howOften = (): number => (isTold ? TOLD : UNTOLD);

/** The queries that a notice makes old. */
const keysOf: Record<OfficeNotice['topic'], readonly string[]> = {
  orders: ['orders', 'today'],
  drafts: ['order-drafts', 'today'],
  calls: ['calls', 'today'],
  session: sessionKey,
};

/** Reads again what was changed. What is read for the first time just now may have been read before the change: it is read once more after. */
async function readAgain(queryKey: readonly string[]): Promise<void> {
  const isFirst = queryClient.isFetching({ queryKey, predicate: ({ state }) => !state.data }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  if (isFirst) await queryClient.invalidateQueries({ queryKey });
}

function hear({ topic, id }: OfficeNotice): void {
  for (const key of keysOf[topic]) readAgain([key]);
  if (topic === 'orders') readAgain(id ? ['order', id] : ['order']);
}

/** What was read before the stream was open may be old, the session too. */
const readAllAgain = () => {
  for (const key of [...Object.values(keysOf).flat(), 'order']) readAgain([key]);
};

/** Hears what others change while the page is seen. A hidden page would hold a connection that others need. */
export function useLive(): void {
  useEffect(() => {
    let source: EventSource | undefined;
    /** The stream was open before: where it is refused now, all that was read may be old. */
    let wasOpen = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(eventsCalls.open.url);
      source.onopen = () => {
        readAllAgain();
        wasOpen = true;
        isTold = true;
      };
      source.onerror = () => {
        isTold = false;
        // A lost connection is opened again by the browser. A refusal is not: the session is over, or the shop is full.
        if (source?.readyState !== EventSource.CLOSED) return;
        queryClient.invalidateQueries(wasOpen ? {} : { queryKey: sessionKey });
        wasOpen = false;
        again = setTimeout(follow, UNTOLD);
      };
      source.onmessage = ({ data }) => hear(JSON.parse(data));
    };
    const close = () => {
      clearTimeout(again);
      source?.close();
      source = undefined;
      isTold = false;
    };
    const follow = () => {
      if (document.hidden) close();
      else if (!source || source.readyState === EventSource.CLOSED) open();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, []);
}
