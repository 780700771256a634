import { useEffect, useState } from 'react';
import type { CarriedSizes } from '#contracts/carried-sizes.ts';
import { placesOnWay, usualWayIn, type WayIn } from '#contracts/way-in.ts';
import { passingMessages as messages } from '#messages/catalogue/passing.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { answerOnWay } from './answer.ts';
import { adoptWayIn, type KeptWhere, keepWayIn } from './keep-way-in.ts';
import { parseWayIn } from './parse-way-in.ts';
import { PassingResults } from './passing-results.tsx';
import { draftOf, wayInOf } from './way-in-draft.ts';
import { WayInFields } from './way-in-fields.tsx';
import { useWayInText } from './way-in-store.ts';
import './passing-dialog.css';

/** What the button on the page says once the way in is known; null where it tells nothing. */
export const answerOf = (carried: CarriedSizes, text: string): string | null =>
  answerOnWay(carried, text)?.onPage ?? null;

interface Props {
  open: boolean;
  onClose: () => void;
  carried: CarriedSizes;
}

export const PassingDialog = ({ open, onClose, carried }: Props) => (
  <Dialog open={open} onClose={onClose} title={messages.title} placement="wide">
    <PassingPanel carried={carried} />
  </Dialog>
);

/** The way in with its measures, and what it means for what is carried. */
function PassingPanel({ carried }: Pick<Props, 'carried'>) {
  const text = useWayInText();
  const [draft, setDraft] = useState(() => draftOf(parseWayIn(text) ?? usualWayIn));
  const where = useKeptWhere((way) => setDraft(draftOf(way)));
  const way = wayInOf(draft);
  const keep = async (kept: WayIn | null) => {
    try {
      await keepWayIn(kept);
      showToast(kept ? messages.saved : messages.removed);
    } catch (error) {
      logFailure('the way in was not saved in the account', error);
      showToast(messages.savedHereOnly);
    }
  };
  return (
    <div className="passing">
      <section className="passing__answer" aria-label={messages.results}>
        {way ? (
          <PassingResults carried={carried} way={way} />
        ) : (
          <p className="soft">{messages.unread}</p>
        )}
        {!carried.isPacked && <p className="soft">{messages.wholeNote}</p>}
        {way && isStoppedAtLift(carried, way) && <p className="soft">{messages.liftNote}</p>}
        <p className="soft">{messages.roomNote}</p>
      </section>
      <section className="passing__way" aria-label={messages.wayIn}>
        <h3>{messages.wayIn}</h3>
        <p className="soft">{messages.lead}</p>
        <WayInFields draft={draft} onChange={setDraft} />
        <div className="passing__buttons">
          <Button appearance="primary" disabled={!way} onClick={() => keep(way)}>
            {messages.save}
          </Button>
          {text !== null && (
            <Button appearance="quiet" onClick={() => keep(null)}>
              {messages.remove}
            </Button>
          )}
        </div>
        <p className="soft">{messages.kept[where]}</p>
      </section>
    </div>
  );
}

const isStoppedAtLift = ({ sizes }: CarriedSizes, way: WayIn): boolean =>
  sizes.some((size) =>
    placesOnWay(size, way).some(({ place, passing }) => place === 'lift' && passing.how === 'not'),
  );

/** Where measures are kept. Calls back with those of the account, which another device may have changed. */
function useKeptWhere(onTaken: (way: WayIn) => void): KeptWhere {
  const [where, setWhere] = useState<KeptWhere>('browser');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the panel opens
  useEffect(() => {
    let isHere = true;
    adoptWayIn().then(
      ({ where: found, taken }) => {
        if (!isHere) return;
        setWhere(found);
        if (taken) onTaken(taken);
      },
      (error: unknown) => logFailure('the way in of the account was not read', error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return where;
}
