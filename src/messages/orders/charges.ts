import type { ChargeKind } from '#contracts/order-states.ts';

/** What an order costs beside its goods, as customers and staff read it. */
export const chargeNames: Readonly<Record<ChargeKind, string>> = {
  delivery: 'Доставка',
  slot: 'Доставка к\u00a0часу',
  lift: 'Подъём на\u00a0лифте',
  carrying: 'Подъём на\u00a0руках',
  assembly: 'Сборка',
};

/** A charge with its reason: «Подъём на руках (5-й этаж)». */
export const chargeText = ({ title, reason }: { title: string; reason: string }): string =>
  reason ? `${title} (${reason})` : title;
