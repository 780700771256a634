/** Pieces of a line whose money was given back before the handover. */
interface Line {
  readonly quantity: number;
  readonly dropped: number;
}

/** «Отменено: 1 из 2», as the customer reads it; null where all pieces are sent. */
export const droppedText = ({ dropped, quantity }: Line): string | null =>
  dropped > 0 ? `Отменено: ${dropped} из\u00a0${quantity}` : null;

/** The same for those who pack and carry; `lacking`: pieces that are sent after all and were sold meanwhile. */
export function notSentText(
  { dropped, quantity }: Line,
  { isDelivered, lacking }: { readonly isDelivered: boolean; readonly lacking: number },
): string | null {
  const what = isDelivered ? 'Не\u00a0отправлено' : 'Не\u00a0отправлять';
  return (
    [
      ...(dropped > 0 ? [`${what}: ${dropped} из\u00a0${quantity}, деньги возвращаем`] : []),
      ...(lacking > 0 ? [`Уже нет на\u00a0остатке: ${lacking}\u00a0шт.`] : []),
    ].join('. ') || null
  );
}

/** Sums of an order whose goods were refunded before or after the handover. */
export const loweredWords = {
  lowered: 'Снято возвратами',
  whole: 'Итого после возвратов',
} as const;
