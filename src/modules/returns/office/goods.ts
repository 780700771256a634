import type { ReturnStep } from '#contracts/admin/returns/returns.ts';
import { fatesOf, type ReturnFate, type ReturnWish } from '#contracts/return-states.ts';
import { returnFaults as faults } from '#messages/orders/returns.ts';
import { returnToStock, takeFromStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { updateLine } from '../queries.ts';
import type { Held } from './hold-return.ts';

type Found = Extract<ReturnStep, { to: 'inspected' }>['lines'];

/** Notes what was found, and gives to stock what goes there. A return is looked at once, so its goods come once. */
export async function noteFound(
  db: Database,
  held: Held,
  found: Found,
  staffId: number | null,
): Promise<void> {
  const { row, lines } = held;
  const fates = new Map(found.map((line) => [line.position, line]));
  if (found.length !== lines.length || lines.some(({ position }) => !fates.has(position))) {
    throw invalid('lines', faults.allLines);
  }
  if (found.some(({ fate }) => !fatesOf(row.wish).includes(fate))) {
    throw invalid('lines', faults.mendedGoesBack);
  }
  const gone: Held['lines'][number][] = [];
  for (const line of lines) {
    const { fate, condition = '' } = fates.get(line.position) ?? {};
    if (!fate) throw invalid('lines', faults.allLines);
    await updateLine(db, line, { fate, condition });
    if (fate === 'stock') gone.push(line);
  }
  await returnToStock(db, piecesOf(held, gone), movementOf(held, staffId));
}

/**
 * Where the goods go at the end of a return where that is other than was noted: what was mended is the customer's again, what could not be mended goes
 * to `fate`. Throws `invalid` where that is not said, and where mended goods are in stock no more.
 */
export async function followEnd(
  db: Database,
  held: Held,
  { outcome, fate }: { readonly outcome: ReturnWish; readonly fate: ReturnFate | null },
  staffId: number | null,
): Promise<void> {
  const { row, lines } = held;
  const movement = movementOf(held, staffId);
  const move = async (goods: Held['lines'], to: ReturnFate) => {
    for (const line of goods) await updateLine(db, line, { fate: to, condition: line.condition });
  };
  if (outcome === 'mending') {
    const stocked = piecesOf(
      held,
      lines.filter((line) => line.fate === 'stock'),
    );
    const { short } = await takeFromStock(db, stocked, movement);
    if (short.length > 0) throw invalid('outcome', faults.mendedIsGone);
    return move(lines, 'back');
  }
  const kept = lines.filter((line) => line.fate === 'back');
  if (row.wish !== 'mending' || kept.length === 0) return;
  if (!fate) throw invalid('fate', faults.notMended);
  if (fate === 'stock') await returnToStock(db, piecesOf(held, kept), movement);
  return move(kept, fate);
}

const movementOf = ({ row: { orderId } }: Held, staffId: number | null) =>
  ({ reason: 'returned', orderId, staffId }) as const;

const piecesOf = ({ ordered }: Held, lines: Held['lines']) =>
  lines.flatMap(({ position, quantity }) => {
    const variantId = ordered.find((line) => line.position === position)?.variantId;
    return variantId ? [{ variantId, quantity }] : [];
  });
