import { officeMessages } from '#messages/office/common.ts';
import { paymentKeysMessages as words } from '#messages/office/payment-keys.ts';
import { BankPart } from '../features/payments/bank-part.tsx';
import { ProvidersPart } from '../features/payments/providers-part.tsx';
import { ReceiptsPart } from '../features/payments/receipts-part.tsx';
import { PayingTermsPart } from '../features/payments/terms-part.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('payments.settings', officeMessages.payments, PaymentsPage);

/** Who takes payments for the shop. */
function PaymentsPage() {
  return (
    <Page title={officeMessages.payments} about={words.about}>
      <ProvidersPart />
      <PayingTermsPart />
      <BankPart />
      <ReceiptsPart />
    </Page>
  );
}
