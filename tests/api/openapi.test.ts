import { expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { attributeKeys } from '../../src/contracts/attributes.ts';
import { publicApi } from '../../src/contracts/public-api.ts';

const it = withShop();

it('describes every address of the API in OpenAPI 3.1 §7.44', async ({ shop }) => {
  const schema = (await shop.app.inject({ url: '/api/schema/' })).json();
  expect(schema.openapi).toBe('3.1.0');
  const described = Object.keys(schema.paths).toSorted();
  const endpoints = Object.values(publicApi).flatMap((area): { url: string }[] =>
    Object.values(area),
  );
  const expected = endpoints.map(({ url }) => url.replaceAll(/:(\w+)/g, '{$1}'));
  expect(described).toEqual([...new Set(expected)].toSorted());
  const variant = schema.components.schemas.Variant.properties;
  for (const key of attributeKeys) expect(variant).toHaveProperty(key);
});

it('names every operation, and says whose token it needs', async ({ shop }) => {
  const { paths, components } = (await shop.app.inject({ url: '/api/schema/' })).json();
  const operations: { operationId?: string; security?: object[] }[] = Object.values(paths).flatMap(
    (path) => Object.values(path as object),
  );
  const names = operations.map(({ operationId }) => operationId);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
  expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
  expect(components.securitySchemes).toEqual({ token: { type: 'http', scheme: 'bearer' } });
  const securityOf = (path: string, method: string) => paths[path][method].security;
  expect(securityOf('/api/wishlist/', 'get')).toEqual([{ token: [] }]);
  expect(securityOf('/api/orders/order-create/', 'post')).toEqual([{}, { token: [] }]);
  expect(securityOf('/api/products/', 'get')).toEqual([]);
});

it('has a page to read it', async ({ shop }) => {
  const page = await shop.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('API интернет-магазина мебели');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});
