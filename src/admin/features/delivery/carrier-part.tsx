import { useState } from 'react';
import type { CarrierState } from '#contracts/admin/delivery/carrier.ts';
import { handOverNames, trialNames, carrierMessages as words } from '#messages/office/carrier.ts';
import { formatNearDay } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CarrierDialog, RemoveDialog } from './carrier-dialogs.tsx';
import { useCarrier, useCheckCarrier } from './carrier-queries.ts';

/** The carrier whose prices the shop asks for: whether its keys are stored, from where packages go, and a trial. For those who may change settings. */
export const CarrierPart = () => (
  <section className="section">
    <h2>{words.title}</h2>
    <p className="page__about">{words.about}</p>
    <Loaded query={useCarrier()}>{(state) => <StoredCarrier state={state} />}</Loaded>
  </section>
);

function StoredCarrier({ state }: { state: CarrierState }) {
  const [question, setQuestion] = useState<'change' | 'remove' | null>(null);
  const check = useCheckCarrier();
  const close = () => setQuestion(null);
  const ask = (one: typeof question) => {
    check.reset();
    setQuestion(one);
  };
  const { carrier } = state;
  return (
    <>
      {carrier ? <Facts carrier={carrier} /> : <p>{words.none}</p>}
      <div className="form__actions">
        {carrier && (
          <Button onPress={() => check.mutate()} isPending={check.isPending}>
            {words.check}
          </Button>
        )}
        <Button look={carrier ? 'quiet' : 'plain'} onPress={() => ask('change')}>
          {carrier ? words.change : words.enter}
        </Button>
        {carrier && (
          <Button look="quiet" onPress={() => ask('remove')}>
            {words.remove}
          </Button>
        )}
      </div>
      <div role="status">
        {check.data && (
          <Notice look={check.data.outcome === 'works' ? 'good' : 'error'}>
            {trialNames[check.data.outcome]}
          </Notice>
        )}
      </div>
      {check.error && <Notice look="error">{check.error.message}</Notice>}
      {question === 'change' && <CarrierDialog state={state} onClose={close} />}
      {question === 'remove' && <RemoveDialog onClose={close} />}
    </>
  );
}

function Facts({ carrier }: { carrier: NonNullable<CarrierState['carrier']> }) {
  const { time_zone: zone } = useViewer();
  const { account_end: end, town, region, hand_over: handOver, handed_over_at: place } = carrier;
  const { changed_at: at, changed_by: by, is_readable: isReadable } = carrier;
  const day = formatNearDay(new Date(at), zone);
  return (
    <>
      {isReadable ? (
        <p>{`${words.account(end)}; ${words.changed(day, by)}.`}</p>
      ) : (
        <Notice look="error">{words.unreadable}</Notice>
      )}
      <p>{`${words.sender(town, region)}; ${handOverNames[handOver]}.`}</p>
      {place ? (
        <p>{handOver === 'door' ? words.takenFrom(place) : words.broughtTo(place)}</p>
      ) : (
        <Notice>{words.noPlace[handOver]}</Notice>
      )}
    </>
  );
}
