import type { ProviderName } from '#modules/payments/online/providers.ts';
import { beginRefund } from '#modules/payments/online/refunding.ts';
import type { TestApp } from './build-test-app.ts';
import { takeNotices } from './noticed-payments.ts';
import { receiptsOf, setTill } from './receipts.ts';

/** A shop whose payments go by this provider, and whose till prints their receipts. */
export async function openTill(
  shop: TestApp,
  name: ProviderName,
  till: 'own' | 'provider' = 'own',
) {
  const payments = await takeNotices(shop, name);
  await setTill(shop.db, till);
  const { emulator, begin, settle, context } = payments;
  const pay = async (order: number, part: Parameters<typeof begin>[1]) => {
    const { id, payUrl } = await begin(order, part);
    await emulator.press(payUrl, 'pay');
    await settle(id, 'return');
    return id;
  };
  const giveBack = (paymentId: string, amount: number, paysAgain = false) =>
    beginRefund(context, { paymentId, amount, reason: 'передумали', staffId: null, paysAgain });
  const printed = () =>
    emulator.receipts.map(({ kind, lines, settlements }) => ({
      kind,
      lines: lines.map(({ price, rate, mode }) => [price, rate, mode]),
      settlements,
    }));
  return { ...payments, ...receiptsOf(payments), pay, giveBack, printed };
}
