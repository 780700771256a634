import { useState } from 'react';
import type { AddressServiceState } from '#contracts/admin/delivery/addresses.ts';
import { addressTrialNames, addressMessages as words } from '#messages/office/addresses.ts';
import { formatNearDay } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressDialog, RemoveAddressDialog } from './address-dialogs.tsx';
import { useAddressService, useCheckAddressService } from './address-queries.ts';

/** The service that suggests addresses: whether its key is stored, how much it was asked today, and a trial. For those who may change settings. */
export const AddressPart = () => (
  <section className="section">
    <h2>{words.title}</h2>
    <p className="page__about">{words.about}</p>
    <Loaded query={useAddressService()}>{({ service }) => <Stored service={service} />}</Loaded>
  </section>
);

type Service = AddressServiceState['service'];

function Stored({ service }: { service: Service }) {
  const [question, setQuestion] = useState<'change' | 'remove' | null>(null);
  const check = useCheckAddressService();
  const close = () => setQuestion(null);
  const ask = (one: typeof question) => {
    check.reset();
    setQuestion(one);
  };
  return (
    <>
      {service ? <Facts service={service} /> : <p>{words.none}</p>}
      <div className="form__actions">
        {service && (
          <Button onPress={() => check.mutate()} isPending={check.isPending}>
            {words.check}
          </Button>
        )}
        <Button look={service ? 'quiet' : 'plain'} onPress={() => ask('change')}>
          {service ? words.change : words.enter}
        </Button>
        {service && (
          <Button look="quiet" onPress={() => ask('remove')}>
            {words.remove}
          </Button>
        )}
      </div>
      <div role="status">
        {check.data && (
          <Notice look={check.data.outcome === 'works' ? 'good' : 'error'}>
            {addressTrialNames[check.data.outcome]}
          </Notice>
        )}
      </div>
      {check.error && <Notice look="error">{check.error.message}</Notice>}
      {question === 'change' && <AddressDialog service={service} onClose={close} />}
      {question === 'remove' && <RemoveAddressDialog onClose={close} />}
    </>
  );
}

function Facts({ service }: { service: NonNullable<Service> }) {
  const { time_zone: zone } = useViewer();
  const { asked_today: asked, daily_budget: budget, changed_at: at, changed_by: by } = service;
  if (!service.is_readable) return <Notice look="error">{words.unreadable}</Notice>;
  return (
    <>
      <p>{`${words.entered}; ${words.changed(formatNearDay(new Date(at), zone), by)}.`}</p>
      <p>{words.asked(asked, budget)}.</p>
      {service.is_stopped && <Notice look="error">{words.stopped}</Notice>}
      {!service.is_stopped && asked >= budget && <Notice>{words.usedUp}</Notice>}
    </>
  );
}
