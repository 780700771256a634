import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { ReceiptOfOrder } from '#contracts/admin/payments/receipts.ts';
import { TEST_MARK } from '#messages/office/payment-states.ts';
import {
  receiptFailureTexts,
  receiptStateNames,
  receiptWords as words,
} from '#messages/office/receipts.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { call } from '../../api/call-api.ts';
import { receiptsCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useMoney } from './payment-calls.ts';

const loadNote = async () => (await import('./receipt-dialog.tsx')).ReceiptDialog;

/** What ЮKassa answers where it gives no reason: that the till has refused is said already. */
const PLAIN = 'canceled';

/** A receipt that is awaited is asked for so often, ms. */
const SOON = 10_000;

/** The receipts of an order; nothing where it has none. */
export function ReceiptsList({ order: { number, version } }: { readonly order: OrderCard }) {
  const { data } = useQuery({
    queryKey: ['order', number, 'receipts', version],
    queryFn: () => call(receiptsCalls.ofOrder, { params: { number } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.closing === 'soon' ? SOON : howOften()),
  });
  if (!data || data.receipts.length === 0) return null;
  return (
    <>
      <h3>{words.title}</h3>
      {data.closing && <Notice>{words.closing[data.closing]}</Notice>}
      <ul className="order-payments" aria-label={words.title}>
        {data.receipts.map((receipt) => (
          <li key={receipt.id}>
            <Receipt number={number} receipt={receipt} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly number: string;
  readonly receipt: ReceiptOfOrder;
}

function Receipt({ number, receipt }: Props) {
  const { time_zone: zone } = useViewer();
  const mayChange = useMay()('payments.manual');
  const { Opened: NoteDialog, open, close } = useOpenLater(loadNote);
  const { id, at, kind, amount, state, failure, code, is_test: isTest, who } = receipt;
  const repeat = useMoney(
    number,
    () => call(receiptsCalls.repeat, { params: { number, id } }),
    () => say(words.repeated),
  );
  const name = `${words.name(kind)}, ${formatPrice(amount)}`;
  const repeatIt = mayChange && receipt.may_repeat;
  const noteIt = mayChange && (receipt.may_note || receipt.may_correct);
  const toNote = receipt.may_correct ? words.correct : words.note;
  return (
    <>
      <p className="order-panel__soft">
        <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
        {who && ` · ${who}`}
        {isTest && ` · ${TEST_MARK}`}
      </p>
      <p className="order-payments__sum">
        <span>{`${words.name(kind)}: ${receipt.is_needless ? words.needless : receiptStateNames[state].toLowerCase()}`}</span>
        <span>{formatPrice(amount)}</span>
      </p>
      <Fiscal receipt={receipt} />
      {failure && <p className="order-payments__trouble">{receiptFailureTexts[failure]}</p>}
      {code && code !== PLAIN && <p className="order-panel__soft">{words.code(code)}</p>}
      <Lines receipt={receipt} />
      {repeat.error && <Notice look="error">{repeat.error.message}</Notice>}
      {(repeatIt || noteIt) && (
        <div className="order-payments__actions">
          {repeatIt && (
            <Button
              look="quiet"
              aria-label={`${words.repeat}: ${name}`}
              isPending={repeat.isPending}
              onPress={() => repeat.mutate()}
            >
              {words.repeat}
            </Button>
          )}
          {noteIt && (
            <Button look="quiet" aria-label={`${toNote}: ${name}`} onPress={open}>
              {toNote}
            </Button>
          )}
        </div>
      )}
      {NoteDialog && <NoteDialog number={number} receipt={receipt} onClose={close} />}
    </>
  );
}

/** Numbers by which a receipt is found at the tax service, and its link. */
function Fiscal({ receipt }: Pick<Props, 'receipt'>) {
  const { time_zone: zone } = useViewer();
  const { document, storage, sign, link, printed_at: printed } = receipt;
  const numbers = [
    storage && words.storage(storage),
    document && words.fiscal(document),
    sign && words.sign(sign),
    document && printed && words.printed(formatNearTime(new Date(printed), zone)),
  ].filter(Boolean);
  if (numbers.length === 0 && !link) return null;
  return (
    <p className="order-panel__soft">
      {numbers.join(', ')}
      {link && (
        <>
          {' '}
          <a href={link} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </>
      )}
    </p>
  );
}

function Lines({ receipt: { lines } }: Pick<Props, 'receipt'>) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{words.lines}</summary>
      <ul>
        {lines.map(({ name, quantity, amount, rate }) => (
          <li key={`${name} ${amount} ${rate}`}>
            {words.line(name, quantity, formatPrice(amount, { kopecks: true }), rate)}
          </li>
        ))}
      </ul>
    </details>
  );
}
