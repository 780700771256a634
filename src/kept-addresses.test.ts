import { describe, expect, it } from 'vitest';
import { keptCall, keptPage } from './kept-addresses.ts';

describe('what the page at an address is kept under', () => {
  it.each([
    ['/', '/'],
    ['/products/?o=price&category=divany&utm_source=x', '/products/?category=divany&o=price'],
    ['/products/?category=', '/products/'],
    ['/products?x?o=price', '/products'],
    ['/products/?category=divany?o=price', '/products/?category=divany%3Fo%3Dprice'],
    ['/products/??category=divany', '/products/?category=divany'],
    ['/products/#?category=divany', null],
    ['/cart/', null],
    ['/search?q=диван', null],
  ])('%s: %s', (address, key) => {
    expect(keptPage(address)).toBe(key);
    if (key !== null) expect(keptPage(key)).toBe(key);
  });
});

describe('what an answer of the API is kept under', () => {
  it.each([
    ['/api/category', '/api/category/'],
    ['/api/products/?page=2&category=divany', '/api/products/?category=divany&page=2'],
    ['/api/products/?color=b&color=a&page=', '/api/products/?color=b&color=a'],
    ['/api/products/??category=divany', '/api/products/?category=divany'],
    ['/api/products/?a=b?page=2', '/api/products/?a=b%3Fpage%3D2'],
    ['/api/products/#?page=2', null],
    ['/api/orders/cart/by-cookie/', null],
  ])('%s: %s', (address, key) => {
    expect(keptCall(address)).toBe(key);
    if (key !== null) expect(keptCall(key)).toBe(key);
  });
});
