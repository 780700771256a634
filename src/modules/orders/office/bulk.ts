import type { BulkAnswer, ChosenOrder, RefusedOrder } from '#contracts/admin/orders/order-bulk.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import { errorMessages } from '#messages/site/errors.ts';
import type { Member } from '#modules/audit/index.ts';
import { isTransient } from '#platform/database/failures.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { isAskedOtherwise } from '../offers/offer-queries.ts';
import { type CardContext, changeCard } from './cards.ts';
import { undoStep } from './undo.ts';
import type { WorkContext } from './work.ts';

interface BulkChange {
  readonly orders: readonly ChosenOrder[];
  readonly status: OrderStatus;
  readonly letter: boolean;
}

/**
 * Gives orders a status by the rules of {@link changeCard}, each by itself as {@link forEach} says. Orders whose goods would leave while their customer is
 * asked to change them are refused: their own cards warn of it.
 */
export const changeOrders = (
  context: CardContext,
  { orders, status, letter }: BulkChange,
  member: Member,
): Promise<BulkAnswer> =>
  forEach(orders, async (number, version) => {
    const leaves = status === 'shipped' || status === 'delivered';
    if (leaves && (await isAskedOtherwise(context.db, number))) throw new DomainError('offer_open');
    return changeCard(context, number, { version, status, letter }, member);
  });

/** Takes back the member's own last step of orders by the rules of {@link undoStep}, each by itself as {@link forEach} says. */
export const undoSteps = (
  context: WorkContext,
  orders: readonly ChosenOrder[],
  member: Member,
): Promise<BulkAnswer> =>
  forEach(orders, (number, version) => undoStep(context, number, version, member));

/**
 * Works on orders one after the other, each in a transaction of its own. Answers which were changed, and of each other one why not; one that
 * is named twice is worked on once.
 */
async function forEach(
  orders: readonly ChosenOrder[],
  work: (number: string, version: number) => Promise<unknown>,
): Promise<BulkAnswer> {
  const changed: string[] = [];
  const refused: RefusedOrder[] = [];
  const versions = new Map(orders.map(({ number, version }) => [number, version]));
  for (const [number, version] of versions) {
    try {
      await work(number, version);
      changed.push(number);
    } catch (error) {
      // What was changed before stays, so the answer has to tell it even where the database is away by now.
      if (isTransient(error) && changed.length > 0) break;
      if (!(error instanceof DomainError)) throw error;
      refused.push({ number, ...reasonOf(error) });
    }
  }
  const told = new Set([...changed, ...refused.map(({ number }) => number)]);
  const untried = [...versions.keys()].filter((number) => !told.has(number));
  return { changed, refused: [...refused, ...untried.map(notTried)] };
}

const notTried = (number: string): RefusedOrder => ({
  number,
  code: 'unavailable',
  detail: errorMessages.unavailable,
});

type Reason = Omit<RefusedOrder, 'number'>;

/** Why a work was refused, in words. */
export function reasonOf({ code, details }: DomainError): Reason {
  if (code === 'invalid') {
    return {
      code,
      detail: Object.values(details.fields ?? {})
        .flat()
        .join(' '),
    };
  }
  return { code, detail: errorMessages[code], last: details.body?.last as Reason['last'] };
}
