import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { differences } from './differences.ts';
import type { ProductForm } from './product-form.ts';

const SHOWN = 8;

/** The product as another has saved it meanwhile. */
export interface Late {
  readonly now: EditedProduct;
  /** Null: an import. */
  readonly by: string | null;
}

interface Props {
  readonly late: Late;
  readonly mine: ProductForm;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Another was quicker: one's own version is kept, or theirs is taken. */
export function LateNotice({ late: { now, by }, mine, onTake, onKeep }: Props) {
  const fields = differences(mine, now);
  return (
    <Notice look="error">
      <p>{by === null ? words.changedByImport : words.changedBy(by)}</p>
      <p>{words.nowThere(now.name, now.variants.length)}</p>
      {fields.length > 0 && <p>{words.differ(fields.slice(0, SHOWN), fields.length - SHOWN)}</p>}
      <div className="form__actions">
        <Button onPress={onKeep}>{words.keepMine}</Button>
        <Button look="quiet" onPress={onTake}>
          {words.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}
