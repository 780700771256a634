export { readFacetsAnswer } from './facets.ts';
export { readProductDetails, readProductPage, readProducts } from './products.ts';
