import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly result: TaskResult;
  readonly onChoose: (choice: NonNullable<TaskOptions['look_alikes']>) => void;
}

const EXAMPLES = 3;

/** Goods whose articles differ by their look alone are refused, until it is said whether they are the same. */
export function LookAlikes({
  result: { look_alikes: pairs, price_list: priceList },
  onChoose,
}: Props) {
  if (!pairs || pairs.count === 0 || priceList) return null;
  return (
    <Notice>
      <p>{words.lookAlikes(pairs.count, pairs.examples.slice(0, EXAMPLES))}</p>
      <div className="form__actions">
        <Button onPress={() => onChoose('same')}>{words.sameGoods}</Button>
        <Button onPress={() => onChoose('different')}>{words.differentGoods}</Button>
      </div>
    </Notice>
  );
}
