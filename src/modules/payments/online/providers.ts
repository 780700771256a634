import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ProviderName } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { createTbank } from '../providers/tbank/tbank.ts';
import { createYookassa } from '../providers/yookassa/yookassa.ts';
import type { TillTraits } from '../receipts/receipt.ts';
import { paymentProviders } from '../tables.ts';

export type ProviderRow = typeof paymentProviders.$inferSelect;
export type { ProviderName };

export interface ProvidersContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Seals the keys of providers: its own key is not in the database. */
  readonly sealing: Sealing;
  /** Origins of the APIs. */
  readonly urls: Readonly<Record<ProviderName, string>>;
  /** Where a provider sends its notices. */
  readonly noticesTo: (name: ProviderName) => string;
}

/** A provider with the keys that the owner has entered. */
export interface OpenProvider {
  readonly name: ProviderName;
  readonly isTest: boolean;
  readonly account: string;
  /** Undefined where no till prints receipts of its payments. */
  readonly till?: TillTraits | undefined;
  readonly provider: PaymentProvider;
}

export interface Providers {
  /** The one that customers are led to; undefined where none is set up, or its keys cannot be read. */
  chosen(): Promise<OpenProvider | undefined>;
  /** The provider of a payment, also where customers are led to another one by now. */
  of(name: ProviderName): Promise<OpenProvider | undefined>;
}

const secret = z.string().min(1);

export const sealSecret = (sealing: Sealing, text: string): Buffer =>
  sealing.seal(Buffer.from(text, 'utf8'));

/** Undefined where it was sealed by another key, as after a restored copy without its secret: it is entered anew. */
function openSecret(sealing: Sealing, { keys }: ProviderRow): string | undefined {
  try {
    return secret.parse(sealing.open(keys).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The provider of a row; undefined where its keys cannot be read. */
export function openProvider(
  { clock, sealing, urls, noticesTo }: Omit<ProvidersContext, 'db'>,
  row: ProviderRow,
): OpenProvider | undefined {
  const key = openSecret(sealing, row);
  if (key === undefined) return undefined;
  const { name, account, isTest, till } = row;
  const url = urls[name];
  const provider =
    name === 'yookassa'
      ? createYookassa({ url, shopId: account, secretKey: key })
      : createTbank({
          url,
          clock,
          isTest,
          terminalKey: account,
          password: key,
          noticesTo: noticesTo(name),
        });
  return { name, isTest, account, till: provider.traits.tills[till], provider };
}

/** The providers that the owner has entered, read for each use: a change counts in every process at once. */
export function createProviders(context: ProvidersContext): Providers {
  const { db } = context;
  return {
    async chosen() {
      const [row] = await db
        .select()
        .from(paymentProviders)
        .where(eq(paymentProviders.isOn, true))
        .orderBy(paymentProviders.name)
        .limit(1);
      return row && openProvider(context, row);
    },
    async of(name) {
      const [row] = await db.select().from(paymentProviders).where(eq(paymentProviders.name, name));
      return row && openProvider(context, row);
    },
  };
}
