import { useState } from 'react';
import type { OrderReturns } from '#contracts/order-returns.ts';
import { ShopError } from '#contracts/shop.ts';
import {
  returnPageMessages as messages,
  settledText,
  shownState,
  wayText,
} from '#messages/orders/return-page.ts';
import { logFailure } from '../../../log.ts';
import { askConfirmation } from '../../../ui/browser-dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { GivenPhotographs } from './given-photographs.tsx';
import type { UnsentOfReturn } from './photographs-api.ts';
import { type ShownReturn, withdrawReturn } from './returns-api.ts';

interface Props {
  token: string;
  returns: readonly ShownReturn[];
  /** Photographs that did not come with a return. */
  unsent: UnsentOfReturn | undefined;
  onChange: (returns: OrderReturns) => void;
}

/** What was asked for, how far it is, and what the shop has said. */
export function ShownReturns({ token, returns, unsent, onChange }: Props) {
  if (returns.length === 0) return null;
  return (
    <section className="goods-return__returns">
      <h2>{messages.mine}</h2>
      {returns.map((one) => (
        <One
          key={one.id}
          token={token}
          one={one}
          unsent={unsent?.id === one.id ? unsent : undefined}
          onChange={onChange}
        />
      ))}
    </section>
  );
}

const goodsOf = ({ lines }: ShownReturn): string =>
  lines
    .map(({ name, quantity }) => (quantity > 1 ? `${name}\u00a0× ${quantity}` : name))
    .join('; ');

function One({ token, one, unsent, onChange }: Omit<Props, 'returns'> & { one: ShownReturn }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const withdraw = async () => {
    if (!askConfirmation(messages.withdrawQuestion)) return;
    setPending(true);
    setFault('');
    try {
      onChange(await withdrawReturn(token, one.id));
    } catch (error) {
      logFailure('the return was not withdrawn', error);
      const isRefused = error instanceof ShopError && error.status === 409;
      setFault(isRefused ? error.message : messages.withdrawFailed);
    }
    setPending(false);
  };
  const { state, settlement, money_by: moneyBy, given_back: given } = one;
  const coming = state === 'coming' ? wayText(one) : '';
  const isDue = state !== 'closed' || settlement === 'later' || one.counted > 0;
  const settled = settledText(one);
  return (
    <article className="goods-return__one">
      <h3>
        {messages.one(one.id)}: {shownState(one)}
      </h3>
      <p>{goodsOf(one)}</p>
      {coming && <p>{coming}</p>}
      {one.sums && <p>{messages.sums(one.sums)}</p>}
      {given.map(({ on, amount }) => (
        <p key={`${on} ${amount}`}>{messages.givenBack(amount, on)}</p>
      ))}
      {moneyBy && isDue && given.length === 0 && <p>{messages.moneyBy(moneyBy)}</p>}
      {one.replacement && <p>{messages.replacement(one.replacement)}</p>}
      {settled && <p>{settled}</p>}
      {one.events
        .filter(({ note }) => note !== '')
        .map(({ at, note }) => (
          <p key={at} className="soft">
            {messages.note(note)}
          </p>
        ))}
      <GivenPhotographs token={token} one={one} unsent={unsent} onChange={onChange} />
      {fault && <Notice tone="error">{fault}</Notice>}
      {one.may_withdraw && (
        <Button appearance="quiet" pending={pending} onClick={withdraw}>
          {messages.withdraw}
        </Button>
      )}
    </article>
  );
}
