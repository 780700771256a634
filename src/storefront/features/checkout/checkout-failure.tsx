import { checkoutMessages as messages } from '#messages/checkout.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Failure } from './use-checkout.ts';

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
      const isAboutFields = Object.keys(fields).length > 0;
      const advice = isAboutFields ? messages.serverRefusedFields : message;
      return (
        <>
          {messages.serverRefused} {advice}{' '}
          <span>{messages.serverError(JSON.stringify(body))}</span>
        </>
      );
    }
  }
}
