import '../../ui/table.css';
import './count-lines.css';
import { useState } from 'react';
import type { StockCountLine } from '#contracts/admin/goods/stock.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { useLater } from '../../ui/use-later.ts';
import { useSetLine } from './queries.ts';

interface Props {
  readonly id: number;
  readonly lines: readonly StockCountLine[];
  readonly isOpen: boolean;
}

/** A number is kept after this pause of typing, ms, and when its field is left. */
const PAUSE = 500;

/** What should lie there and what does. */
export function CountLines({ id, lines, isOpen }: Props) {
  return (
    <table className="table table--cards count">
      <thead>
        <tr>
          <th scope="col">{words.goods}</th>
          <th scope="col">{words.expected}</th>
          <th scope="col">{words.lies}</th>
          <th scope="col">{words.difference}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.variant_id}>
            <td>
              <Goods line={line} />
            </td>
            <td data-label={words.expected}>
              {line.expected ?? words.withoutNumber}
              {line.held > 0 && <div className="count__soft">{words.held(line.held)}</div>}
            </td>
            <td data-label={words.lies}>
              {isOpen ? <Counted id={id} line={line} /> : (line.counted ?? '—')}
              {line.counted_by && (
                <div className="count__soft">{words.countedBy(line.counted_by)}</div>
              )}
            </td>
            <td className="count__difference" data-label={words.difference}>
              {line.counted !== null && differenceText(line.counted - (line.expected ?? 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const differenceText = (difference: number): string => {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
};

const Goods = ({ line }: { line: StockCountLine }) => (
  <div className="count__goods">
    <img src={pictureAt(line.photo, 160, 'webp')} alt="" width={64} height={48} loading="lazy" />
    <div>
      <div>{line.product}</div>
      <div>{line.variant}</div>
      <div className="count__soft">{line.article}</div>
    </div>
  </div>
);

/** Empty: not counted. */
const isCount = (text: string): boolean => /^\d{0,7}$/.test(text);

function Counted({ id, line }: { id: number; line: StockCountLine }) {
  const known = line.counted === null ? '' : String(line.counted);
  const [typed, setTyped] = useState(known);
  const [shown, setShown] = useState(known);
  const [fault, setFault] = useState<string>();
  const set = useSetLine(id);
  const later = useLater(PAUSE);
  // Another has counted it, or what was typed is kept.
  if (shown !== known) {
    setShown(known);
    if (typed === shown) setTyped(known);
  }
  const last = set.isPending ? set.variables.counted : line.counted;
  const keep = (given: string) => {
    const text = given.trim();
    const counted = text === '' ? null : Number(text);
    if (isCount(text) && counted !== last) set.mutate({ variant: line.variant_id, counted });
  };
  const leave = () => {
    setFault(isCount(typed.trim()) ? undefined : words.notCount);
    later(() => undefined);
    keep(typed);
  };
  const about = fault ?? set.error?.message;
  const aboutId = `count-${line.variant_id}`;
  return (
    <div>
      <input
        className="count__field"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={words.liesOf(`${line.product}, ${line.variant}`)}
        aria-invalid={about !== undefined || undefined}
        aria-describedby={about ? aboutId : undefined}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          later(() => keep(value));
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          leave();
          nextField(event.currentTarget)?.focus();
        }}
      />
      {about && (
        <div id={aboutId} className="field__error">
          {about}
        </div>
      )}
    </div>
  );
}

/** The field of the next line. */
function nextField(field: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>('.count__field')];
  return all[all.indexOf(field) + 1];
}
