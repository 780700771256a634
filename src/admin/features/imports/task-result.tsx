import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import { leftOutReasons } from '#messages/imports/left-out.ts';
import { unreadMessages } from '#messages/imports/unread.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { groupDigits } from '#messages/words/plural.ts';
import { Notice } from '../../ui/notice.tsx';
import { TaskChangesView } from './task-changes.tsx';

interface Props {
  readonly result: TaskResult;
  readonly isDone: boolean;
  /** Goods that are not in the file go off sale. */
  readonly isWithdrawing: boolean;
}

/** What an import would do, or has done: in numbers, then what it refused and what it did not understand. */
export function TaskResultView({ result, isDone, isWithdrawing }: Props) {
  const { refusals, refused, left_out: leftOut, missing, changes, unread } = result;
  const skipped = skippedGoods(result);
  const numbers = [
    [words.created, result.created],
    [isDone ? words.hasChanged : words.changed, result.changed],
    [words.unchanged, result.unchanged],
    [words.refused, refused],
  ] as const;
  const more = [
    result.price_list && (isDone ? words.wasPriceList : words.priceList)(result.price_list),
    (result.newly_held ?? 0) > 0 &&
      (isDone ? words.wereNewlyHeld : words.newlyHeld)(result.newly_held ?? 0),
    unread &&
      unread.hidden_rows > 0 &&
      unreadMessages.hiddenRows(unread.hidden_rows, unread.hidden_examples),
    unread?.hidden_columns &&
      unread.hidden_columns.length > 0 &&
      unreadMessages.hiddenColumns(unread.hidden_columns),
    unread && unread.sheets.length > 0 && unreadMessages.sheets(unread.sheets),
    unread?.other_sheets &&
      unread.other_sheets.length > 0 &&
      unreadMessages.otherSheets(unread.other_sheets),
    unread?.below_zero && unread.below_zero.count > 0 && belowZeroOf(unread.below_zero),
    result.price_list &&
      result.look_alikes &&
      result.look_alikes.count > 0 &&
      matchedOf(result.look_alikes),
    result.new_categories > 0 &&
      (isDone ? words.madeCategories : words.newCategories)(result.new_categories),
    skipped > 0 && words.skippedGoods(skipped),
    result.held > 0 && (isDone ? words.wereHeld : words.held)(result.held),
    result.handed_over > 0 &&
      (isDone ? words.wereHandedOver : words.handedOver)(result.handed_over),
    result.pictures > 0 && (isDone ? words.hadPictures : words.pictures)(result.pictures),
    !changes &&
      missing.count > 0 &&
      (isDone && isWithdrawing ? words.withdrawn : words.missing)(missing.count, missing.examples),
  ].filter((line) => typeof line === 'string');
  return (
    <section className="section" aria-label={isDone ? words.hasResult : words.result}>
      <h2>{titleOf(result, isDone)}</h2>
      {result.changes_nothing && <NothingToLoad result={result} skipped={skipped} />}
      <dl className="import-task__numbers">
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
      {more.length > 0 && (
        <ul>
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {changes && (
        <TaskChangesView changes={changes} result={result} isWithdrawing={isWithdrawing} />
      )}
      {unread?.cells && unread.cells.count > 0 && (
        <details>
          <summary>
            <h3>{unreadMessages.cellsHeading(unread.cells.count)}</h3>
          </summary>
          <p>{unreadMessages.restOfRows(isDone)}</p>
          <ul>
            {unread.cells.examples.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
      {refusals.length > 0 && (
        <details open={refused <= 20}>
          <summary>
            <h3>{words.refusedOf(refusals.length, refused)}</h3>
          </summary>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{words.line}</th>
                <th scope="col">{words.product}</th>
                <th scope="col">{words.reason}</th>
              </tr>
            </thead>
            <tbody>
              {refusals.map(({ line, offer, name, reason }) => (
                <tr key={`${line}-${offer}-${reason}`}>
                  <td>{line}</td>
                  <td>
                    {name} <span className="import-task__soft">{offer}</span>
                  </td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>
            <h3>{words.leftOut(leftOut.length)}</h3>
          </summary>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{words.label}</th>
                <th scope="col">{words.times}</th>
                <th scope="col">{words.example}</th>
                <th scope="col">{words.reason}</th>
              </tr>
            </thead>
            <tbody>
              {leftOut.map(({ name, why, example, count }) => (
                <tr key={`${name}-${why}`}>
                  <td>{name}</td>
                  <td>{groupDigits(count)}</td>
                  <td>{example}</td>
                  <td>{leftOutReasons[why]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function titleOf({ changes_nothing: isIdle }: TaskResult, isDone: boolean): string {
  if (isDone) return words.done;
  return isIdle ? words.nothing : words.would;
}

const skippedGoods = ({ categories = [] }: TaskResult): number =>
  categories.filter(({ state }) => state === 'skipped').reduce((sum, { goods }) => sum + goods, 0);

/** Why loading the file would change nothing. */
function NothingToLoad({ result, skipped }: { result: TaskResult; skipped: number }) {
  const { refused, unchanged } = result;
  const reasons = [
    refused > 0 && words.nothingRefused(refused),
    unchanged > 0 && words.nothingNew(unchanged),
    skipped > 0 && words.nothingSkipped(skipped),
  ].filter((reason) => typeof reason === 'string');
  return (
    <Notice look={refused > 0 ? 'error' : 'plain'}>
      <p>{(reasons.length > 0 ? reasons : [words.nothingInside]).join(' ')}</p>
    </Notice>
  );
}

const EXAMPLES = 3;

const matchedOf = ({ count, examples }: { count: number; examples: readonly string[] }) =>
  words.matchedLookAlikes(count, examples.slice(0, EXAMPLES));

const belowZeroOf = ({ count, examples }: { count: number; examples: readonly string[] }) =>
  unreadMessages.belowZero(count, examples.slice(0, EXAMPLES));
