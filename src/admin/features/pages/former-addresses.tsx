import { pagesScreenMessages as words } from '#messages/office/pages.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useFormer, useRemoveFormer } from './queries.ts';

/** The former addresses that lead to a page, each with a way to remove it. */
export function FormerAddresses({ slug, mayWrite }: { slug: string; mayWrite: boolean }) {
  const { data } = useFormer(slug);
  const remove = useRemoveFormer(slug);
  if (!data || data.former.length === 0) return null;
  return (
    <section className="section" aria-label={words.former}>
      <p>{words.former}:</p>
      <ul className="pages__gone">
        {data.former.map((former) => (
          <li key={former}>
            <span className="pages__former">/?page={former}</span>
            {mayWrite && (
              <Button
                aria-label={words.formerRemoveOf(former)}
                isPending={remove.isPending}
                onPress={() =>
                  remove.mutate(former, {
                    onSuccess: () => say(words.formerRemoved(former)),
                    onError: ({ message }) => say(message),
                  })
                }
              >
                {words.formerRemove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
