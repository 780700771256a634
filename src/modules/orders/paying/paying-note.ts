import { payingNoteMessages as messages } from '#messages/orders/paying-note.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readPayingTerms } from './terms.ts';

const HOURS_OF_DAY = 24;

/** What the checkout says of paying online, beside the two choices of the specification; `note` is empty where the shop takes no payments. */
export async function payingNoteOf(
  db: Database,
): Promise<{ readonly note: string; readonly only_whole: boolean }> {
  const {
    isOn,
    when,
    hold_hours: hours,
    only_whole: onlyWhole,
    firsts,
  } = await readPayingTerms(db);
  if (!isOn) return { note: '', only_whole: false };
  const names = new Map((await selectCategories(db)).map(({ slug, name }) => [slug, name]));
  const note = [
    messages.manager,
    messages[when === 'at_once' ? 'atOnce' : 'confirmed'],
    ...(hours > 0 ? [holdText(hours)] : []),
    ...(onlyWhole
      ? [messages.onlyWhole]
      : firsts.flatMap(({ category, percent }) => {
          const name = names.get(category);
          return name ? [messages.first(name, percent)] : [];
        })),
  ].join(' ');
  return { note, only_whole: onlyWhole };
}

const holdText = (hours: number): string =>
  hours > HOURS_OF_DAY && hours % HOURS_OF_DAY === 0
    ? messages.holdDays(hours / HOURS_OF_DAY)
    : messages.hold(hours);
