import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, it } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

const htmlOf = (component: typeof Link | typeof RouterLink, props: LinkProps) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: ['/products/sofa?variant=grey'] },
      createElement(component as typeof Link, props, 'Диваны'),
    ),
  );

const attributes: Partial<LinkProps>[] = [
  {},
  { className: 'card', 'aria-current': 'page', target: '_blank' },
  { prefetch: 'intent', replace: true, preventScrollReset: true, reloadDocument: true },
];

it.each([
  '/',
  '/products/?category=divany',
  '/search?q=диван&page=2#list',
  '/products/a%20b',
  '/a//b',
  '/a/../b',
  '/a/./b',
  '/a?',
  '/a#',
  '//elsewhere.example/a',
  'b',
  '?page=2',
  'https://elsewhere.example/',
])('the link to %s is on the server what the router makes of it', (to) => {
  for (const more of attributes) {
    const props = { ...more, to };
    expect(htmlOf(Link, props)).toBe(htmlOf(RouterLink, { discover: 'none', ...props }));
  }
});
