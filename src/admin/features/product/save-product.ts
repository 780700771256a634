import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure, call, conflictOf } from '../../api/call-api.ts';
import { productCalls } from '../../api/endpoints/goods.ts';
import { type PricesMeant, usePriceQuestion } from '../../api/price-question.ts';
import { useStepUp } from '../../api/step-up.ts';
import type { ProductForm } from './product-form.ts';
import { followProduct } from './queries.ts';
import { savedOf } from './saved-of.ts';

/** The price or the stock of a variant is another one by now. */
export class MoneyChanged extends ApiFailure {
  readonly now: GoodsRow;

  constructor(now: GoodsRow) {
    super(409, { detail: words.moneyMeanwhile(now) });
    this.now = now;
  }
}

/** Saves a product over a version. Where many prices change the code is asked for again. */
export function useSaveProduct(id: number) {
  const withStepUp = useStepUp();
  const { withQuestion } = usePriceQuestion();
  return async (form: ProductForm, { version }: ProductForm): Promise<EditedProduct> => {
    const read = savedOf({ ...form, version });
    if ('faults' in read) throw new ApiFailure(400, read.faults);
    const work = (meant: PricesMeant) =>
      call(productCalls.save, { params: { id }, body: { ...read.saved, ...meant } });
    const now = await withQuestion((meant) => withStepUp(() => work(meant))).catch(
      (failure: Error) => {
        const { now } = conflictOf<typeof productCalls.save>(failure) ?? {};
        throw now && !('variants' in now) ? new MoneyChanged(now) : failure;
      },
    );
    followProduct(now);
    return now;
  };
}
