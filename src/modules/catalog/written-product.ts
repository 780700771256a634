import type { ProductPage } from '#contracts/catalog.ts';
import { ownMemory } from '#platform/work/own-memory.ts';
import type { PresentedProduct, ShownFields } from './presenter.ts';

/** A presented product as JSON in UTF-8. */
export interface WrittenProduct {
  /** The object up to the fields that a list adds: `{"id":1,…,"variants":[…]` */
  readonly start: Buffer;
  /** The variants inside `start`, in their order. */
  readonly variants: readonly Buffer[];
}

/** Fields of the details, such as models, are written too. */
export function writeProduct({ fields }: Pick<PresentedProduct, 'fields'>): WrittenProduct {
  const { variants, ...others } = fields;
  const head = Buffer.from(`${JSON.stringify(others).slice(0, -1)},"variants":[`);
  const written = variants.map((variant) => Buffer.from(JSON.stringify(variant)));
  const start = ownMemory(Buffer.concat([head, ...between(comma, written), Buffer.from(']')]));
  let end = head.length;
  const inside = written.map(({ length }) => {
    const begin = end;
    end += length + comma.length;
    return start.subarray(begin, begin + length);
  });
  return { start, variants: inside };
}

/** A product as a list, or its own page, shows it. */
export interface ShownProduct<Presented extends PresentedProduct = PresentedProduct> {
  readonly presented: Presented;
  readonly written: WrittenProduct;
  readonly shown: ShownFields;
}

export const writeShown = ({ presented, written, shown }: ShownProduct): Buffer =>
  Buffer.concat(partsOf(presented.fields, written, shown));

/** The object that pages get. */
export const objectOf = <Presented extends PresentedProduct>({
  presented,
  shown,
}: ShownProduct<Presented>): Presented['fields'] & ShownFields => ({
  ...presented.fields,
  ...shown,
});

/** Products as one array. */
export const writeProducts = (products: readonly ShownProduct[]): Buffer =>
  Buffer.concat([Buffer.from('['), ...listed(products), Buffer.from(']')]);

/** A page of a list. */
export const writeProductPage = ({
  results,
  ...page
}: Omit<ProductPage, 'results'> & { results: readonly ShownProduct[] }): Buffer =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(page).slice(0, -1)},"results":[`),
    ...listed(results),
    Buffer.from(']}'),
  ]);

const comma = Buffer.from(',');

const between = (separator: Buffer, parts: readonly Buffer[]): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

const listed = (products: readonly ShownProduct[]): Buffer[] =>
  products.flatMap(({ presented, written, shown }, index) => [
    ...(index === 0 ? [] : [comma]),
    ...partsOf(presented.fields, written, shown),
  ]);

/** The first variant is written once and sent twice. */
function partsOf(
  { variants }: PresentedProduct['fields'],
  written: WrittenProduct,
  { first_variant: first, ...shown }: ShownFields,
): Buffer[] {
  const opening = first === null ? undefined : written.variants[variants.indexOf(first)];
  return [
    written.start,
    Buffer.from(`,${JSON.stringify(shown).slice(1, -1)},"first_variant":`),
    opening ?? Buffer.from('null'),
    Buffer.from('}'),
  ];
}
