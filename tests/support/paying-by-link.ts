import { expect } from 'vitest';
import type { OrderPage } from '#contracts/order-page.ts';
import type { OrderPaying } from '#contracts/order-paying.ts';
import type { TestApp } from './build-test-app.ts';
import { callAsGuest } from './customer.ts';
import { callOf } from './order-links.ts';
import type { PaymentsEmulator } from './payments.ts';

interface Given {
  readonly shop: TestApp;
  /** Its clock is that of the shop. */
  readonly emulator: PaymentsEmulator;
}

/** What a customer does to pay, by the link of an order (`url`). `given` is read at each call. */
export function payingByLink(given: () => Given) {
  const payingOf = async (url: string): Promise<OrderPaying> =>
    (await callAsGuest(given().shop, 'GET', callOf(url, 'paying/'))).json();
  const pageOf = async (url: string): Promise<OrderPage> =>
    (await callAsGuest(given().shop, 'GET', callOf(url))).json();
  const pay = (url: string, body: object) =>
    callAsGuest(given().shop, 'POST', callOf(url, 'paying/'), body);
  /** Five seconds lie between two questions about a payment. */
  const check = async (id: string) => {
    const { shop, emulator } = given();
    await emulator.clock.pass(5000);
    return callAsGuest(shop, 'POST', `/api/payments/${id}/check/`);
  };

  /** Pays on the page of the provider, and comes back. */
  async function paid(
    url: string,
    body: object,
    action: Parameters<PaymentsEmulator['press']>[1] = 'pay',
  ) {
    const begun = await pay(url, body);
    expect(begun.statusCode).toBe(200);
    const { payment, pay_url: payUrl } = begun.json();
    const back = await given().emulator.press(payUrl, action);
    return { payment, back, told: (await check(payment)).json() };
  }

  return { payingOf, pageOf, pay, check, paid };
}
