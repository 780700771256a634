import './call-card.css';
import { useState } from 'react';
import type { CallToReturn } from '#contracts/admin/callbacks/callbacks.ts';
import { readablePhone } from '#contracts/customer.ts';
import { outcomeNames, callScreenMessages as words } from '#messages/office/calls.ts';
import { keysMessages } from '#messages/office/keys.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useTakeCall } from './queries.ts';
import { RecordDialog } from './record-dialog.tsx';

interface Props {
  readonly call: CallToReturn;
  /** The palette offers the call that is due first. */
  readonly isFirst: boolean;
}

/** A request for a call: whom, since when, who is at it, and how the calls ended so far. */
export function CallCard({ call, isFirst }: Props) {
  const { time_zone: zone } = useViewer();
  const may = useMay();
  const time = (at: string) => formatNearTime(new Date(at), zone);
  const { phone, email, telegram, page } = call;
  return (
    <li className="call">
      <div className="call__about">
        <a className="link call__phone" href={`tel:${phone}`}>
          {readablePhone(phone)}
        </a>{' '}
        {call.is_demo && <DemoMark />}
        {call.call_at && !call.closed_at && (
          <p className={`call__due ${isPast(call.call_at) ? 'call__due--late' : ''}`}>
            {words.callAt(time(call.call_at))}
          </p>
        )}
        <p className="call__soft">{words.asked(time(call.created_at))}</p>
        {(email || telegram) && <p>{[email, telegram].filter(Boolean).join(' · ')}</p>}
        {may('customers.read') && (
          <p>
            <Link to={`${officePages.customers.path}/of/call/${call.id}`}>{words.customer}</Link>
          </p>
        )}
        {page && (
          <p className="call__soft">
            {words.page} {page}
          </p>
        )}
        {call.closed_at && <p className="call__soft">{words.closedAt(time(call.closed_at))}</p>}
      </div>
      {call.calls.length > 0 && (
        <ol className="call__log">
          {call.calls.map(({ at, by, outcome, note }) => (
            <li key={at}>
              <span className="call__soft">
                {time(at)} · {by}
              </span>
              <br />
              {outcomeNames[outcome]}
              {note && `: ${note}`}
            </li>
          ))}
        </ol>
      )}
      <CallActions call={call} isFirst={isFirst} />
    </li>
  );
}

const isPast = (at: string) => Date.parse(at) <= Date.now();

function CallActions({ call, isFirst }: Props) {
  const may = useMay();
  const [isRecording, setRecording] = useState(false);
  const take = useTakeCall(call);
  const { taken_by: taker, is_own: isOwn } = call;
  const isAllowed = may('callbacks.change');
  const phone = readablePhone(call.phone);
  usePageActions(
    isAllowed && isFirst
      ? [{ name: keysMessages.recordCall(phone), run: () => setRecording(true) }]
      : [],
  );
  if (!isAllowed) return null;
  return (
    <div className="call__actions">
      {taker && !call.closed_at && (
        <p className="call__soft">{isOwn ? words.takenByMe : words.takenBy(taker)}</p>
      )}
      {take.error && <Notice look="error">{take.error.message}</Notice>}
      <div className="call__buttons">
        {!call.closed_at && (
          <Button isPending={take.isPending} onPress={() => take.mutate(!isOwn)}>
            {isOwn ? words.letGo : words.take}
          </Button>
        )}
        <Button look={call.closed_at ? 'plain' : 'main'} onPress={() => setRecording(true)}>
          {words.record}
        </Button>
      </div>
      {isRecording && <RecordDialog call={call} onClose={() => setRecording(false)} />}
    </div>
  );
}
