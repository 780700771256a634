import '../changing/changed-lines.css';
import { draftWords as words } from '#messages/office/drafts.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { GoodsPicker } from '../changing/goods-picker.tsx';
import { type ChosenGoods, goodsOfRow } from './draft-fields.ts';

interface Props {
  readonly goods: readonly ChosenGoods[];
  readonly onChange: (goods: readonly ChosenGoods[]) => void;
}

/** The goods of a new order: found by words or article, with how many of each. */
export function DraftGoods({ goods, onChange }: Props) {
  const set = (variant: number, quantity: string) =>
    onChange(goods.map((one) => (one.variant === variant ? { ...one, quantity } : one)));
  return (
    <>
      <ul className="changed-lines">
        {goods.map(({ variant, name, about, price, isOff, quantity }, index) => (
          <li key={variant} className="changed-line">
            <div className="changed-line__head">
              <p>
                <span className="changed-line__name">{name}</span>{' '}
                <span className="changed-line__soft">
                  {[about, formatPrice(price), isOff && words.offSale].filter(Boolean).join(' · ')}
                </span>
              </p>
              <Button
                look="quiet"
                aria-label={words.removeOf(name)}
                onPress={() => onChange(goods.filter((one) => one.variant !== variant))}
              >
                {words.remove}
              </Button>
            </div>
            <div className="changed-line__fields">
              <Field
                name={`quantity-${index}`}
                label={words.quantity}
                aria-label={words.quantityOf(name)}
                inputMode="numeric"
                autoComplete="off"
                value={quantity}
                onChange={(text) => set(variant, text)}
              />
            </div>
          </li>
        ))}
      </ul>
      <GoodsPicker
        chosen={new Set(goods.map(({ variant }) => variant))}
        onPick={(row) => onChange([...goods, goodsOfRow(row)])}
      />
    </>
  );
}
