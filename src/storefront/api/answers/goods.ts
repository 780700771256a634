export { readFacetsAnswer } from './facets.ts';
export { readProductDetails, readProductPage, readProducts } from './products.ts';
export { readableRefusal } from './withdrawn.ts';
