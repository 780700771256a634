import { expect, it } from 'vitest';
import { letterLine } from './letter-line.ts';
import { usualColours } from './letter-page.ts';

const of = (text: string) =>
  letterLine(text, { publicUrl: 'https://shop.example', colours: usualColours })
    .map(({ html }) => html)
    .join('');

it.each(['+7 (000) 000-00-00', '+7\u00a0•••\u00a0•••-••-42', '4F7K-2M9Q', 'DIV-0101-01'])(
  '%s stays on one line',
  (number) => {
    expect(of(`Заказ ${number}, «Лавка».`)).toBe(
      `Заказ <span style="white-space:nowrap">${number}</span>, «Лавка».`,
    );
  },
);

it('an address of the shop is a link, that of a stranger is none', () => {
  const own = 'https://shop.example/?page=orders-returns&x=1';
  expect(of(`Передумали? ${own}`)).toContain(
    '<a href="https://shop.example/?page=orders-returns&amp;x=1"',
  );
  for (const strange of ['https://shop.example.org/', 'http://4F7K-2M9Q.example/ <b>']) {
    expect(of(strange)).not.toMatch(/<[ab]\b/);
  }
});
