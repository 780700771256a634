import { randomUUID } from 'node:crypto';
import type { Misfortunes } from './misfortunes.ts';
import type { KeptPayment } from './payments.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A line as the shop has sent it, kopecks. */
export interface PrintedLine {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly rate: string;
  readonly mode: string;
  readonly subject: string;
}

export interface PrintedReceipt {
  readonly id: string;
  readonly payment: KeptPayment;
  readonly refundId: string | null;
  readonly kind: 'payment' | 'refund';
  readonly lines: readonly PrintedLine[];
  /** Of a receipt that came by itself. */
  readonly settlements: readonly { readonly by: string; readonly kopecks: number }[];
  status: 'pending' | 'succeeded' | 'canceled';
  readonly document: string;
  /** When it was decided, by the virtual clock. */
  at: Date;
}

export const sumOfLines = (lines: readonly PrintedLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

type Asked = Omit<PrintedReceipt, 'id' | 'status' | 'document' | 'at'>;

/** The till behind both providers: what it was asked to print, in its order, and what became of it. */
export function createTill(clock: VirtualClock, misfortunes: Misfortunes) {
  const all: PrintedReceipt[] = [];
  const listeners = new Map<KeptPayment['dialect'], (printed: PrintedReceipt) => Promise<void>>();

  async function decide(printed: PrintedReceipt): Promise<void> {
    printed.at = clock.now();
    printed.status = misfortunes.tillFails > 0 ? 'canceled' : 'succeeded';
    if (misfortunes.tillFails > 0) misfortunes.tillFails -= 1;
    await listeners.get(printed.payment.dialect)?.(printed);
  }

  return {
    all,
    tellBy: (
      dialect: KeptPayment['dialect'],
      listener: (printed: PrintedReceipt) => Promise<void>,
    ) => listeners.set(dialect, listener),
    async print(asked: Asked): Promise<PrintedReceipt> {
      const document = String(1000 + all.length);
      const printed: PrintedReceipt = {
        ...asked,
        id: randomUUID(),
        status: 'pending',
        document,
        at: clock.now(),
      };
      all.push(printed);
      if (misfortunes.tillLateBy > 0) {
        clock.plan(misfortunes.tillLateBy, () => decide(printed));
      } else await decide(printed);
      return printed;
    },
  };
}

export type EmulatedTill = ReturnType<typeof createTill>;
