import type { RemovedPage } from '#contracts/admin/content/pages.ts';
import { changedText, pagesScreenMessages as words } from '#messages/office/pages.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRestorePage } from './queries.ts';

/** Pages that were deleted; each can come back as it was. */
export function GonePages({ pages }: { pages: readonly RemovedPage[] }) {
  const { time_zone: zone } = useViewer();
  const mayWrite = useMay()('content.write');
  const restore = useRestorePage(() => say(words.restored));
  if (pages.length === 0) return null;
  return (
    <section className="section" aria-labelledby="gone">
      <h2 id="gone">{words.gone}</h2>
      <ul className="pages__gone">
        {pages.map((page) => (
          <li key={page.slug}>
            <span>
              {page.title} <span className="pages__soft">{changedText(page, zone)}</span>
            </span>
            {mayWrite && (
              <Button
                aria-label={words.restoreOf(page.title)}
                isPending={restore.isPending}
                onPress={() =>
                  restore.mutate(
                    { id: page.last, version: 0 },
                    { onError: ({ message }) => say(message) },
                  )
                }
              >
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
