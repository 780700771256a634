import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { noticesPath, paymentNotices } from '#modules/payments/online/notices.ts';
import type { ProviderName } from '#modules/payments/online/providers.ts';
import type { TestApp } from './build-test-app.ts';
import { takePayments } from './online-payments.ts';

/** A shop that takes payments, to which the emulator sends its notices. Payments are asked about when the test says so. */
export async function takeNotices(shop: Pick<TestApp, 'db' | 'jobs'>, name: ProviderName) {
  const noticed: string[] = [];
  const jobs = {
    send: async (_db: unknown, _queue: unknown, ...payloads: readonly object[]) => {
      noticed.push(...payloads.map((one) => (one as { id: string }).id));
    },
  };
  let origin = '';
  const noticesTo = (path: string) => origin + path;
  const payments = await takePayments(shop, name, { noticesTo });
  const { emulator, settle, noticesContext } = payments;
  const app = Fastify();
  onTestFinished(() => app.close());
  paymentNotices(app as never, { ...noticesContext, jobs });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  emulator.shop.noticesTo = noticesTo(noticesPath(noticesContext.sealing, 'yookassa'));
  return {
    ...payments,
    /** Ids of the payments that notices were about and that are not asked about yet. */
    noticed,
    /** Asks about each of them, all at once, as the job of notices does. */
    async askAboutNoticed(): Promise<void> {
      await emulator.notices.settled();
      await Promise.all(noticed.splice(0).map((id) => settle(id, 'notice')));
    },
  };
}
