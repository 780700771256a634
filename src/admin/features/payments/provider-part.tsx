import { useState } from 'react';
import type { ShownProvider } from '#contracts/admin/payments/providers.ts';
import type { ProviderName } from '#contracts/payments.ts';
import {
  providerWords,
  trialText,
  paymentKeysMessages as words,
} from '#messages/office/payment-keys.ts';
import { paidByNames } from '#messages/office/payments.ts';
import { formatNearDay } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { NoticesAddress } from './notices-address.tsx';
import { useCheckKeys } from './provider-queries.ts';
import { RemoveKeysDialog, TurnOffDialog, TurnOnDialog } from './turn-dialogs.tsx';

interface Props {
  readonly provider: ShownProvider;
  /** The other provider, where customers are led to it. */
  readonly other: ProviderName | undefined;
}

type Question = 'change' | 'on' | 'off' | 'remove' | null;

/** A provider: whether its keys are stored, whether customers are led to it, and a trial. */
export function ProviderPart({ provider, other }: Props) {
  const { name, stored } = provider;
  const [question, setQuestion] = useState<Question>(null);
  const check = useCheckKeys(name);
  const close = () => setQuestion(null);
  const ask = (one: Question) => {
    check.reset();
    setQuestion(one);
  };
  return (
    <section className="section provider" aria-label={paidByNames[name]}>
      <h2>{paidByNames[name]}</h2>
      {stored ? <Facts name={name} stored={stored} /> : <p>{words.none}</p>}
      <div className="form__actions">
        {stored && (
          <Button onPress={() => check.mutate()} isPending={check.isPending}>
            {words.check}
          </Button>
        )}
        {stored && (stored.is_on || stored.is_readable) && (
          <Button onPress={() => ask(stored.is_on ? 'off' : 'on')}>
            {stored.is_on ? words.turnOff : words.turnOn}
          </Button>
        )}
        <Button look={stored ? 'quiet' : 'plain'} onPress={() => ask('change')}>
          {stored ? words.change : words.connect}
        </Button>
        {stored && (
          <Button look="quiet" onPress={() => ask('remove')}>
            {words.remove}
          </Button>
        )}
      </div>
      <div role="status">
        {check.data && (
          <Notice look={check.data.outcome === 'works' ? 'good' : 'error'}>
            {trialText(name, check.data)}
          </Notice>
        )}
      </div>
      {check.error && <Notice look="error">{check.error.message}</Notice>}
      {stored && <NoticesAddress {...provider} />}
      {question === 'change' && <KeysDialog provider={provider} onClose={close} />}
      {question === 'on' && stored && (
        <TurnOnDialog name={name} isTest={stored.is_test} other={other} onClose={close} />
      )}
      {question === 'off' && stored && (
        <TurnOffDialog name={name} isTest={stored.is_test} onClose={close} />
      )}
      {question === 'remove' && <RemoveKeysDialog name={name} onClose={close} />}
    </section>
  );
}

interface FactsProps {
  readonly name: ProviderName;
  readonly stored: NonNullable<ShownProvider['stored']>;
}

function Facts({ name, stored }: FactsProps) {
  const { time_zone: zone } = useViewer();
  const { account, changed_at: at, changed_by: by, is_readable: isReadable } = stored;
  const isOpen = stored.open_payments + stored.open_refunds > 0;
  return (
    <>
      <p>{`${providerWords[name].account}\u00a0${account}; ${words.changed(formatNearDay(new Date(at), zone), by)}.`}</p>
      <p>{words.stands(stored)}</p>
      {!isReadable && <Notice look="error">{words.unreadable}</Notice>}
      {stored.is_on && stored.is_test && <Notice>{words.testIsOn}</Notice>}
      {isOpen && <p>{words.open(stored)}</p>}
    </>
  );
}
