import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LogoRefused } from '../logo/logo-refused.ts';
import { readLogo } from './read-logo.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = 'viewBox="0 0 40 20"') => `<svg ${SVG} ${more}>${inside}</svg>`;
const clean = async (text: string) => {
  const { logo, content } = await readLogo('svg', Buffer.from(text));
  return { ...logo, text: content.toString() };
};
const shape = '<path d="M0 0h9v9z" fill="red"/>';

it.each([
  ['a script', `<script>alert(1)</script>${shape}`],
  ['a script in CDATA', `<script><![CDATA[alert(1)]]></script>${shape}`],
  ['an event attribute', `<g onclick="alert(1)" onload='alert(1)'>${shape}</g>`],
  ['a link with a script', `<a xlink:href="javascript:alert(1)">${shape}</a>`],
  [
    'a paint from elsewhere',
    `<rect width="9" height="9" fill="url(https://evil.example/a#b)"/>${shape}`,
  ],
  ['a style with an address', `<g style="background:url(//evil.example/a);fill:red">${shape}</g>`],
  ['a style sheet with an import', `<style>@import "//evil.example/a.css";</style>${shape}`],
  ['a changed address', `<set attributeName="href" to="javascript:alert(1)"/>${shape}`],
  [
    'an element of another language',
    `<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="//evil.example"/>${shape}`,
  ],
  ['a gradient from elsewhere', `<linearGradient id="a" xlink:href="//evil.example#b"/>${shape}`],
  ['a comment and an instruction', `<!-- evil --><?xml-stylesheet href="//evil.example"?>${shape}`],
])('a hostile drawing is harmless when stored: %s', async (_name, inside) => {
  const { text } = await clean(svg(inside));
  expect(text).toContain('M0 0h9v9z');
  expect(text).not.toMatch(
    /script|alert|evil|on\w+=|style|import|iframe|xlink|<a[\s>]|<set|<!|<\?/i,
  );
});

it.each([
  [
    'a page inside',
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>${shape}`,
    /<foreignObject>/,
  ],
  [
    'a picture inside',
    `<image href="https://evil.example/a.png" width="9" height="9"/>${shape}`,
    /<image>/,
  ],
  ['copies of copies', `<g id="a">${shape}</g><use href="#a"/><use href="#a" x="2"/>`, /<use>/],
  ['a text', `<text>Дом</text>${shape}`, /кривые/],
  ['nothing that is drawn', '<g/>', /ничего не нарисовано/],
])('a drawing that would lose a part is refused: %s', async (_name, inside, why) => {
  const refused = await clean(svg(inside)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LogoRefused);
  expect(String(refused)).toMatch(why);
});

it.each([
  ['no XML', 'просто текст'],
  ['another document', `<html>${shape}</html>`],
  ['a file that ends too early', `<svg ${SVG}><path`],
  ['a file that is deeper than a stack', svg('<g>'.repeat(9000) + '</g>'.repeat(9000))],
  ['an entity that grows', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>${svg('&a;')}`],
  ['a file without a size', svg(shape, '')],
  ['a file of more than 64 kB', svg(`${shape}<!--${'a'.repeat(65_536)}-->`)],
])('a file that is no drawing is refused: %s', async (_name, text) => {
  await expect(clean(text)).rejects.toBeInstanceOf(LogoRefused);
});

it('names the line of a part that is not taken', async () => {
  const refused = await clean(svg(`\n\n<text>Дом</text>${shape}`)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ line: 3 });
});

it('a drawing of one colour takes that of its surroundings, also from a style sheet', async () => {
  const one = await clean(svg('<style>.a{fill:#f00}</style><path class="a" d="M0 0h9v9z"/>'));
  expect(one).toMatchObject({ tinted: true, width: 200, height: 100 });
  expect(one.text).not.toMatch(/#f00|red/);
  expect(one.drawing).toMatchObject({ tag: 'svg', children: [{ tag: 'path' }] });
  const two = await clean(svg(`${shape}<path d="M20 0h9v9z" fill="blue"/>`));
  expect(two).toMatchObject({ tinted: false, drawing: null });
  expect(two.text).toContain('red');
});

it('a large drawing of one colour is a file', async () => {
  const points = Array.from({ length: 300 }, (_, n) => `L${(n * 7) % 40} ${(n * 3) % 20}`).join('');
  expect(await clean(svg(`<path d="M0 0${points}"/>`))).toMatchObject({
    tinted: true,
    drawing: null,
  });
});

it('a PNG is decoded, made small and written anew', async () => {
  const large = { width: 1200, height: 600, channels: 4, background: '#00ff00' } as const;
  const given = await sharp({ create: large })
    .withExif({ IFD0: { Copyright: 'evil' } })
    .png()
    .toBuffer();
  const { logo, content } = await readLogo('png', Buffer.concat([given, Buffer.from('<script>')]));
  expect(logo).toMatchObject({ width: 288, height: 144, tinted: false, drawing: null });
  expect(content.toString('latin1')).not.toMatch(/evil|script/);
  const jpeg = await sharp({ create: large }).jpeg().toBuffer();
  await expect(readLogo('png', jpeg)).rejects.toBeInstanceOf(LogoRefused);
  await expect(readLogo('png', Buffer.from('no'))).rejects.toBeInstanceOf(LogoRefused);
});
