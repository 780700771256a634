import './changed-lines.css';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type DraftLine, isOtherPrice } from './goods-draft.ts';

interface Props {
  readonly lines: readonly DraftLine[];
  readonly onChange: (lines: readonly DraftLine[]) => void;
}

/** The lines of an order to be changed: pieces, price with its reason, and which of them go. */
export function ChangedLines({ lines, onChange }: Props) {
  const set = (index: number, change: Partial<DraftLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  const remove = (index: number) =>
    lines[index]?.position === null
      ? onChange(lines.filter((_, at) => at !== index))
      : set(index, { isRemoved: true });
  return (
    <ul className="changed-lines">
      {lines.map((line, index) => (
        <li key={line.variant} className="changed-line" data-removed={line.isRemoved || undefined}>
          <div className="changed-line__head">
            <p>
              <span className="changed-line__name">{line.name}</span>
              {noteOf(line) && <span className="changed-line__soft"> {noteOf(line)}</span>}
            </p>
            {!line.isFixed && (
              <Button
                look="quiet"
                aria-label={(line.isRemoved ? words.backOf : words.removeOf)(line.name)}
                onPress={() => (line.isRemoved ? set(index, { isRemoved: false }) : remove(index))}
              >
                {line.isRemoved ? words.back : words.remove}
              </Button>
            )}
          </div>
          {!line.isRemoved && !line.isFixed && (
            <>
              <div className="changed-line__fields">
                <Field
                  name={`quantity-${index}`}
                  label={words.quantity}
                  aria-label={words.quantityOf(line.name)}
                  inputMode="numeric"
                  autoComplete="off"
                  value={line.quantity}
                  onChange={(quantity) => set(index, { quantity })}
                />
                <Field
                  name={`price-${index}`}
                  label={words.price}
                  aria-label={words.priceOf(line.name)}
                  inputMode="decimal"
                  autoComplete="off"
                  value={line.price}
                  onChange={(price) => set(index, { price })}
                />
              </div>
              {isOtherPrice(line) && (
                <Field
                  name="reason"
                  label={words.reason}
                  hint={words.reasonHint}
                  autoComplete="off"
                  maxLength={200}
                  value={line.reason}
                  onChange={(reason) => set(index, { reason })}
                />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const noteOf = ({ position, isRemoved, isFixed }: DraftLine): string | undefined => {
  if (isFixed) return words.notSent;
  if (isRemoved) return words.removed;
  return position === null ? words.added : undefined;
};
