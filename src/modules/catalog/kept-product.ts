import type { PresentedProduct } from './presenter.ts';
import { type WrittenProduct, writeProduct } from './written-product.ts';

/** What a process keeps of a product until it changes. */
export interface KeptProduct<Presented extends PresentedProduct = PresentedProduct> {
  readonly presented: Presented;
  readonly written: WrittenProduct;
}

export const keptProduct = <Presented extends PresentedProduct>(
  presented: Presented,
): KeptProduct<Presented> => ({ presented, written: writeProduct(presented) });

/** Objects take 1.4 times the memory of their JSON, which is kept beside them. */
const OBJECTS_AND_JSON = 2.4;

export const bytesOf = ({ written }: KeptProduct): number =>
  Math.ceil(OBJECTS_AND_JSON * written.start.length);
