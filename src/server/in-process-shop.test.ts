import { beforeEach, expect, it } from 'vitest';
import { DomainError } from '#platform/errors/domain-error.ts';
import { createInProcessShop } from './in-process-shop.ts';

let unexpected: Error[];
beforeEach(() => {
  unexpected = [];
});

/** A shop whose reads fail with this error. */
const failing = (error: unknown) =>
  createInProcessShop(
    {
      read: () => Promise.reject(error),
      publicSettings: () => Promise.reject(error),
      publicUrl: 'http://localhost:3000',
    },
    (one) => unexpected.push(one),
  );

it('an unexpected error is reported unchanged, and reaches the page as a 500 without its text', async () => {
  const error = new Error('relation "products" does not exist');
  const shop = failing(error);
  for (const call of [
    shop.categories(),
    shop.product('divan'),
    shop.products({}),
    shop.facets({}),
  ]) {
    await expect(call).rejects.toMatchObject({
      name: 'ShopError',
      status: 500,
      body: { detail: expect.not.stringContaining('relation') },
    });
  }
  expect(unexpected).toEqual([error, error, error, error]);
});

it('what the domain refuses, and what will pass, is nothing to tell of', async () => {
  const gone = failing(new DomainError('product_not_found'));
  await expect(gone.product('divan')).rejects.toMatchObject({
    status: 404,
    code: 'product_not_found',
  });
  const full = failing(Object.assign(new Error('disk full'), { code: '53100' }));
  await expect(full.categories()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await expect(full.products({ page: 0 })).rejects.toMatchObject({ status: 400, code: 'invalid' });
  expect(unexpected).toEqual([]);
});
