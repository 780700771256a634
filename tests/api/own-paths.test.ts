import { expect, it } from 'vitest';
import { isUnknownPath, productOfLink } from '../../src/modules/content/links/own-paths.ts';
import routes from '../../src/storefront/routes.ts';

type Routes = readonly { readonly path?: string; readonly children?: Routes }[];

/** The paths of pages without parameters. */
const pathsOf = (list: Routes, above = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    return [whole || '/', ...pathsOf(children, whole)];
  });
const isFixed = (path: string) => !/[:*]/.test(path);

it.each(pathsOf(routes).filter(isFixed))('the page %s is there for links', (path) => {
  expect(isUnknownPath(path)).toBe(false);
  expect(isUnknownPath(`${path}?a=1#b`)).toBe(false);
});

it.each([
  ['/dostavka', true],
  ['/category/divany', true],
  ['/products/divan/otzyvy', true],
  ['/products/divan', false],
  ['/products/divan/variant/seryy/', false],
  ['/feeds/yandex.xml', false],
  ['/api/docs/', false],
  ['https://other.example/dostavka', false],
  ['mailto:shop@shop.example', false],
  ['', false],
])('%s leads to an unknown path: %s', (link, isUnknown) => {
  expect(isUnknownPath(link)).toBe(isUnknown);
});

it.each([
  ['/products/divan?color=1', 'divan'],
  ['/products/divan/variant/seryy', 'divan'],
  ['/products/42', undefined],
  ['/products/%zz', '%zz'],
  ['/products/?category=divany', undefined],
])('%s leads to the product %s', (link, slug) => {
  expect(productOfLink(link)).toBe(slug);
});
