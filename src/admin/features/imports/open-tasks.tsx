import './imports-table.css';
import { importsScreenMessages as words } from '#messages/office/imports.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { say } from '../../ui/toasts.tsx';
import { useDropTask, useOpenTasks } from './task-queries.ts';

/** Imports that were begun and not loaded. Each can be opened again, or deleted. `path`: of the screen of imports. */
export function OpenTasks({ path }: { readonly path: string }) {
  const tasks = useOpenTasks().data?.tasks ?? [];
  const { time_zone: zone } = useViewer();
  const mayChange = useMay()('imports.change');
  const drop = useDropTask((name) => say(words.dropped(name)));
  if (tasks.length === 0) return null;
  return (
    <section className="section" aria-label={words.open}>
      <h2>{words.open}</h2>
      <ul className="imports__sources">
        {tasks.map((one) => (
          <li key={one.id}>
            <div>
              {one.state === 'sending' ? (
                one.name
              ) : (
                <Link to={`${path}/${one.id}`}>{one.name}</Link>
              )}
              <p>
                {[
                  words.openStates[one.state],
                  one.state === 'sending' && words.sent(one.bytes),
                  formatNearTime(new Date(one.created_at), zone),
                  one.by,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {mayChange && (
              <Button
                aria-label={words.dropOf(one.name)}
                onPress={() => drop.mutate(one, { onError: ({ message }) => say(message) })}
              >
                {words.drop}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
