import { goodsBulkMessages as words } from '#messages/office/goods-bulk.ts';
import { Button } from '../../../ui/button.tsx';
import type { GoodsReport, GoodsWorking } from './use-goods-work.ts';

/** So many of those that were not changed are named. */
const SHOWN = 50;

interface Props {
  readonly report: GoodsReport;
  readonly working: GoodsWorking;
}

/** How many goods were changed, the way back, and of each other one why not. */
export function GoodsBulkReport({ report, working }: Props) {
  const { products, variants, refused, isUndone } = report;
  const isChanged = products + variants > 0;
  const said = isUndone ? words.undone : words.changed;
  return (
    <div className={refused.length > 0 ? 'bulk__report' : 'bulk__report bulk__report--good'}>
      <div className="bulk__line">
        <strong role="status">
          {isChanged ? said(products, variants) : words.nothingChanged}{' '}
          {refused.length > 0 && words.refused(refused.length)}
        </strong>
        <div className="bulk__steps">
          {report.undo && (
            <Button isPending={working.change.isPending} onPress={working.undo}>
              {words.undo}
            </Button>
          )}
        </div>
        <Button look="quiet" onPress={working.hide}>
          {words.hideReport}
        </Button>
      </div>
      {refused.length > 0 && (
        <ul className="bulk__reasons">
          {refused.slice(0, SHOWN).map(({ id, name, detail }) => (
            <li key={`${id} ${name}`}>
              {name}: {detail}
            </li>
          ))}
        </ul>
      )}
      {working.change.error && <p role="alert">{working.change.error.message}</p>}
    </div>
  );
}
