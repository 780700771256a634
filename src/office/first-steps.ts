import {
  type FirstStep,
  firstSteps,
  type StateOfSteps,
  type StepState,
} from '#contracts/admin/work/first-steps.ts';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import { findFirstGoods } from '#modules/catalog/first-goods.ts';
import { findFirstContent } from '#modules/content/index.ts';
import { readTerms } from '#modules/delivery/terms/terms.ts';
import { isOrderPlaced } from '#modules/orders/index.ts';
import { deleteLeftStep, insertLeftSteps, selectLeftSteps } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';

/** How far a new shop has come: by what it has, not by what was ticked. */
export async function stateOfSteps(db: Database): Promise<StateOfSteps> {
  const left = await selectLeftSteps(db);
  const content = await findFirstContent(db);
  const goods = await findFirstGoods(db);
  const isDone: Record<FirstStep, boolean> = {
    identity: content.isNamed,
    look: content.hasLook,
    goods: goods.isSelling,
    delivery: content.isDeliveryTold,
    zones: (await readTerms(db)).terms.zones.length > 0,
    order: await isOrderPlaced(db),
  };
  const stateOf = (name: FirstStep): StepState => {
    if (isDone[name]) return 'done';
    return left.has(name) ? 'left' : 'todo';
  };
  return {
    steps: firstSteps.map((name) => ({ name, state: stateOf(name) })),
    has_hidden_goods: goods.hasGoods && !goods.isSelling,
    delivery_page: content.deliveryPage,
  };
}

interface Acting {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

/** Puts a step aside, or takes it up again. What changes nothing leaves no trace in the log. */
export function leaveStep(
  { db, clock, actor }: Acting,
  step: FirstStep,
  isLeft: boolean,
): ReturnType<typeof stateOfSteps> {
  return db.transaction(async (db) => {
    const isChanged = await (isLeft ? insertLeftSteps(db, [step]) : deleteLeftStep(db, step));
    if (isChanged) {
      const action = isLeft ? 'first_steps.leave' : 'first_steps.take_up';
      await recordAction({ db, clock, actor }, { action, entity: 'first_steps', entityId: step });
    }
    return stateOfSteps(db);
  });
}
