/** Pieces of a line: `dropped` were not sent, `cameBack` were returned. */
interface Line {
  readonly quantity: number;
  readonly dropped: number;
  readonly cameBack: number;
}

/** «Отменено: 1 из 2»; null where all pieces were sent. */
export const droppedText = ({ dropped, quantity }: Omit<Line, 'cameBack'>): string | null =>
  dropped > 0 ? `Отменено: ${dropped} из\u00a0${quantity}` : null;

/** «Отменено: 1 из 2. Вернулось в магазин: 1 из 2», as the customer reads it; null where all pieces are with them or on their way. */
export const lineNote = (line: Line): string | null =>
  [droppedText(line) ?? [], cameBackText(line)].flat().join('. ') || null;

const cameBackText = ({ cameBack, quantity }: Line): string[] =>
  cameBack > 0 ? [`Вернулось в\u00a0магазин: ${cameBack} из\u00a0${quantity}`] : [];

/** The same for those who pack and carry; `lacking`: pieces that are sent after all and were sold meanwhile. */
export function notSentText(
  line: Line,
  { isDelivered, lacking }: { readonly isDelivered: boolean; readonly lacking: number },
): string | null {
  const { dropped, quantity } = line;
  const what = isDelivered ? 'Не\u00a0отправлено' : 'Не\u00a0отправлять';
  return (
    [
      ...(dropped > 0 ? [`${what}: ${dropped} из\u00a0${quantity}, деньги возвращаем`] : []),
      ...(lacking > 0 ? [`Уже нет на\u00a0остатке: ${lacking}\u00a0шт.`] : []),
      ...cameBackText(line),
    ].join('. ') || null
  );
}

/** Sums of an order whose goods were refunded before or after the handover. */
export const loweredWords = {
  lowered: 'Снято возвратами',
  whole: 'Итого после возвратов',
} as const;
