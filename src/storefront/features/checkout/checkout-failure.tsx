import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { errorsFromServer } from './checkout-form.ts';
import type { Failure } from './use-checkout.ts';

interface ShortLine {
  readonly product_name: string;
  /** Null when the stock is not low. */
  readonly in_stock: number | null;
}

/** The lines with too little stock when that is why the server refused the order. */
const shortLines = (body: unknown): readonly ShortLine[] =>
  typeof body === 'object' && body !== null && 'lines' in body && Array.isArray(body.lines)
    ? body.lines
    : [];

/** The messages of spec section 8, "Checkout messages". */
export function CheckoutFailure({ failure }: { failure: Failure }) {
  return (
    <Notice tone="error">
      <FailureText failure={failure} />
    </Notice>
  );
}

function FailureText({ failure }: { failure: Failure }) {
  switch (failure.kind) {
    case 'cartFailed':
      return <BilingualText text={messages.cartFailed} />;
    case 'cartMissing':
      return messages.cartMissing;
    case 'refused':
      return <BilingualText text={messages.orderRefused} />;
    case 'failed':
      return <BilingualText text={messages.orderFailed} />;
    case 'serverError': {
      const { fields, message, body } = failure.error;
      const isAboutFields = Object.keys(errorsFromServer(fields)).length > 0;
      const advice = isAboutFields ? messages.serverRefusedFields : message;
      const short = shortLines(body).map((line) =>
        messages.leftOf(line.product_name, line.in_stock),
      );
      return (
        <>
          {messages.serverRefused} {[advice, ...short].join(' ')}{' '}
          <span>{messages.serverError(JSON.stringify(body))}</span>
        </>
      );
    }
  }
}
