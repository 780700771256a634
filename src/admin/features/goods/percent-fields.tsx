import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { type PercentChange, readPercent, roundings } from './percent.ts';

/** By how much, and how it is rounded. */
export const PercentFields = () => (
  <>
    <Field
      name="percent"
      label={words.percentField}
      hint={words.percentHint}
      inputMode="text"
      autoComplete="off"
    />
    <Choice
      name="rounding"
      label={words.rounding}
      value="10"
      options={roundings.map((value) => ({
        value: String(value),
        name: words.roundingTo(formatPrice(value)),
      }))}
    />
    <Check name="discount">{words.discount}</Check>
  </>
);

/** What the fields say, or what is wrong with them. */
export function percentOf({
  percent: text = '',
  rounding = '1',
  discount,
}: Record<string, string>): PercentChange | ApiFailure {
  const percent = readPercent(text);
  return percent === undefined
    ? new ApiFailure(400, { percent: [words.notPercent] })
    : { percent, rounding: Number(rounding), isDiscount: discount !== undefined };
}
