import { readFileSync } from 'node:fs';
import { extractText, getMeta } from 'unpdf';
import { expect } from 'vitest';
import { DAY, SECOND } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { pickVariants } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, callAsGuest } from '../support/customer.ts';
import { readPage } from '../support/html.ts';
import { addDocument } from '../support/legal-documents.ts';
import { cartLine } from '../support/order-form.ts';

const it = withShop(async () => ({ storefront: await builtStorefront() }));
const { shop } = fixturesOf(it);

/** The names of the cookies of an answer, with their lives in days. */
async function cookiesOf(url: string, payload: object): Promise<[string, number][]> {
  const answer = await callAsGuest(shop, 'POST', url, payload);
  return answer.cookies.map(({ name, maxAge = 0 }) => [name, (maxAge * SECOND) / DAY]);
}

it('the policy of the demo names each cookie that the shop sets, and how long it is kept', async () => {
  const [variant] = await pickVariants(shop.db, [100_000]);
  if (!variant) throw new Error('No variant');
  const password = { password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
  const set = new Map([
    ...(await cookiesOf('/api/orders/cart/', { cart_items: [cartLine(variant)] })),
    ...(await cookiesOf('/dj-rest-auth/registration/', {
      email: 'anna@example.ru',
      ...password,
    })),
  ]);
  expect(Object.fromEntries(set)).toEqual({ cart_uuid: 90, csrftoken: 365, known_device: 180 });
  const text = readFileSync('db/demo/content/documents/policy.md', 'utf8').replaceAll('\\', '');
  const itemOf = (name: string) => text.split('\n').find((line) => line.startsWith(`- ${name} —`));
  expect(itemOf('cart_uuid')).toContain('90 дней');
  expect(itemOf('csrftoken')).toContain('год');
  expect(itemOf('known_device')).toContain('180 дней');
});

async function readPdf(path: string, headers = {}) {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await shop.app.inject({ url: path, headers });
  if (statusCode !== 200) return { statusCode, etag: String(answered.etag), text: '', title: '' };
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  const { info } = await getMeta(new Uint8Array(rawPayload));
  expect(answered['content-type']).toBe('application/pdf');
  expect(info.Language).toBe('ru');
  return {
    statusCode,
    etag: String(answered.etag),
    text: text.replaceAll(/\s+/g, ' '),
    title: String(info.Title),
  };
}

it('/policy.pdf is made from the text in force: headings, lists, tables, links, edition and page numbers', async () => {
  const { text, title, etag } = await readPdf('/policy.pdf');
  const edition = 'Версия 1, действует с 1 сентября 2025 г.';
  expect(title).toBe(`Политика обработки персональных данных. ${edition}`);
  for (const words of [
    '2. Зачем',
    'ООО «Горница» (демонстрационный магазин), ИНН 0000000000',
    'known_device — подписанный знак',
    'Заявка на звонок год',
    'отдельный документ',
    `${edition} 1 из 3`,
    '3 из 3',
  ]) {
    expect(text).toContain(words);
  }
  const again = await readPdf('/policy.pdf', { 'if-none-match': etag });
  expect([again.statusCode, again.etag]).toEqual([304, etag]);
});

it('a new version is printed anew; terms and emphasised words are not lost', async () => {
  const consent = await readPdf('/consent.pdf');
  expect(consent.text).toContain('На какой срок — до отзыва согласия');
  expect(consent.text).toContain('указанных в политике.');
  await addDocument(shop.db, 'consent', { text: 'Совсем другое согласие' });
  const { text, title } = await readPdf('/consent.pdf');
  expect(text).toContain('Совсем другое согласие');
  expect(title).toContain('Версия 2');
});

it.each([
  ['an endless word', 'Ж'.repeat(50_000), 'Ж'.repeat(30)],
  ['an endless emphasised word', `**${'Ж'.repeat(50_000)}**`, 'Ж'.repeat(30)],
  ['tags', '\\<script>alert(1)\\</script> \\<img src=file:///etc/passwd>', '<script>alert(1)'],
  ['ends of a PDF', ')) >> endobj /OpenAction (x', 'endobj /OpenAction (x'],
  ['signs that the font has not', 'слева \u202e\u05d0\u{1f6cb} справа', 'слева'],
])('a document of %s is printed as it is', async (_, text, printed) => {
  await addDocument(shop.db, 'offer', { text });
  const pdf = await readPdf('/offer.pdf');
  expect(pdf.statusCode).toBe(200);
  expect(pdf.text).toContain(printed);
});

it('a document has a page with its edition and versions, and a place in the sitemap', async () => {
  const { body } = await shop.app.inject('/?page=consent');
  expect(readPage(body).headings).toEqual(['Новый документ consent']);
  expect(body).toContain('Версия 2, действует с 1 сентября 2025');
  expect(body).toContain('href="/consent.pdf"');
  expect(body).toContain('href="/?page=consent&amp;version=1"');
  const { body: first } = await shop.app.inject('/?page=consent&version=1');
  const { meta, canonical, headings } = readPage(first);
  expect(headings).toEqual(['Согласие на обработку персональных данных']);
  expect(first).toContain('Сейчас действует другая версия.');
  expect([meta.robots, canonical]).toEqual([
    'noindex, follow',
    expect.stringMatching(/\/\?page=consent$/),
  ]);
  const { body: map } = await shop.app.inject('/sitemap.xml');
  for (const kind of ['policy', 'consent', 'offer']) expect(map).toContain(`/?page=${kind}<`);
});
