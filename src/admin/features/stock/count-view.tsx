import '../../ui/filters.css';
import { useState } from 'react';
import type { StockCountLine, StockCountWithLines } from '#contracts/admin/goods/stock.ts';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { CountLines } from './count-lines.tsx';

/** So many lines are shown at first, and more at a press: the page stays quick. */
const SHOWN = 100;

const shows = {
  left: ({ counted }: StockCountLine) => counted === null,
  different: ({ counted, expected }: StockCountLine) => counted !== null && counted !== expected,
} as const;
type Shown = keyof typeof shows;

/** The goods of a count, those that are looked for. */
export function CountView({ count }: { count: StockCountWithLines }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>();
  const [most, setMost] = useState(SHOWN);
  const wanted = text.toLowerCase();
  const found = count.lines.filter(
    (line) =>
      (!shown || shows[shown](line)) &&
      `${line.product} ${line.variant} ${line.article}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <search className="filters">
        <SearchField label={words.find} hint={words.findHint} text={text} onChange={setText} />
        <Select
          label={words.show}
          any={words.shown.all}
          value={shown}
          options={[
            ['left', words.shown.left],
            ['different', words.shown.different],
          ]}
          onChange={setShown}
        />
      </search>
      {found.length === 0 && <Notice>{words.allHere}</Notice>}
      {found.length > 0 && (
        <CountLines id={count.id} lines={found.slice(0, most)} isOpen={count.state === 'open'} />
      )}
      {found.length > most && (
        <div>
          <Button onPress={() => setMost(most + SHOWN)}>{words.more}</Button>
        </div>
      )}
    </>
  );
}
