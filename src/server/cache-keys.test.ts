import { describe, expect, it } from 'vitest';
import { apiCacheKey, pageCacheKey } from './cache-keys.ts';

describe('the cache key of a page', () => {
  it.each([
    ['/', '/'],
    ['/products/?o=price&category=divany&utm_source=x', '/products/?category=divany&o=price'],
    ['/products/?category=', '/products/'],
    ['/products?x?o=price', '/products'],
    ['/products/?utm_source=x&min_own:W=5', '/products/?min_own%3AW=5'],
    ['/products/?category=divany?o=price', '/products/?category=divany%3Fo%3Dprice'],
    ['/products/??category=divany', '/products/?category=divany'],
    ['/products/#?category=divany', null],
    ['/cart/', null],
    ['/search?q=диван', null],
  ])('%s: %s', (address, key) => {
    expect(pageCacheKey(address)).toBe(key);
    if (key !== null) expect(pageCacheKey(key)).toBe(key);
  });
});

describe('the cache key of an API call', () => {
  it.each([
    ['/api/category', '/api/category/'],
    ['/api/products/?page=2&category=divany', '/api/products/?category=divany&page=2'],
    ['/api/products/?color=b&color=a&page=', '/api/products/?color=b&color=a'],
    ['/api/products/??category=divany', '/api/products/?category=divany'],
    ['/api/products/?a=b?page=2', '/api/products/?a=b%3Fpage%3D2'],
    ['/api/products/#?page=2', null],
    ['/api/orders/cart/by-cookie/', null],
  ])('%s: %s', (address, key) => {
    expect(apiCacheKey(address)).toBe(key);
    if (key !== null) expect(apiCacheKey(key)).toBe(key);
  });
});
