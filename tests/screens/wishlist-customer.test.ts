import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { keepTokens } from '../support/customer-page.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inWishlist } from '../support/stored-lists.ts';

const WISHLIST = '/api/wishlist/';
const it = withMountedShop();
const { shop } = fixturesOf(it);
let anna: TestCustomer;
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});
beforeEach(() => anna.call('POST', `${WISHLIST}clear/`));

const add = ({ variant }: SomeVariant) =>
  anna.call('POST', WISHLIST, { product_variant_id: variant });
const onServer = async (): Promise<number[]> =>
  (await anna.call('GET', WISHLIST)).json().map((one: Entry) => one.product_variant.id);

interface Entry {
  product_variant: { id: number };
}

const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'В избранное' }).first();
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed');
const says = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();
const entry = (page: Page, { name }: SomeVariant) =>
  page.getByRole('list', { name: 'Товары в избранном' }).getByRole('article', { name });
const count = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();

/** A page of the customer, whose list has been read. */
async function openAsAnna(path: string): Promise<Page> {
  const page = await shop.open(BLANK);
  await keepTokens(page, anna);
  const read = page.waitForResponse(`**${WISHLIST}`);
  await page.goto(path);
  await read;
  return page;
}

/** The calls about the wishlist from now on: 'POST /api/wishlist/'. */
function calls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(WISHLIST)) made.push(`${request.method()} ${pathname}`);
  });
  return made;
}

describe('the heart of a customer', () => {
  it('looks at the server, adds or removes there, and reads the list again §1.22 4.26-31 6.8 7.15-17', async () => {
    const page = await openAsAnna(`/products/${sofa.productSlug}`);
    const made = calls(page);
    await heart(page).click();
    await says(page, 'В избранное');
    expect(made).toEqual([`GET ${WISHLIST}`, `POST ${WISHLIST}`, `GET ${WISHLIST}`]);
    expect(await onServer()).toEqual([sofa.variant]);
    await count(page, 'Избранное, 1\u00a0товар');

    made.splice(0);
    const [{ id }] = (await anna.call('GET', WISHLIST)).json();
    await heart(page).click();
    await says(page, 'Удалено из избранного');
    expect(made).toEqual([`GET ${WISHLIST}`, `DELETE ${WISHLIST}${id}/`, `GET ${WISHLIST}`]);
    expect(await onServer()).toEqual([]);
  });

  it('makes one call of two quick presses, and none while a save is under way §4.33', async () => {
    const page = await openAsAnna(`/products/${sofa.productSlug}`);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${WISHLIST}`, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const made = calls(page);
    const saving = page.waitForRequest(
      (request) => request.url().endsWith(WISHLIST) && request.method() === 'POST',
    );
    await heart(page).dblclick();
    expect(await pressed(page)).toBe('true');
    await saving;
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
    release();
    await says(page, 'В избранное');
    expect(made.filter((call) => !call.startsWith('GET'))).toEqual([`POST ${WISHLIST}`]);
    expect(await onServer()).toEqual([sofa.variant]);
  });

  it('goes back, and says so, where the list could not be saved §8.34', async () => {
    const page = await openAsAnna(`/products/${sofa.productSlug}`);
    await page.route(`**${WISHLIST}`, (route) => route.abort());
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
    await says(page, 'Ошибка сохранения wishlist');
    expect(await pressed(page)).toBe('false');
  });
});

describe('the wishlist of a customer', () => {
  it('is read again after a failure, which stands above the list §4.22 8.33', async () => {
    await add(sofa);
    const page = await openAsAnna('/wishlist');
    await entry(page, sofa).waitFor();
    await page.route(`**${WISHLIST}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await page.getByRole('alert').getByText('Ошибка загрузки wishlist', { exact: true }).waitFor();
    await entry(page, sofa).waitFor();
    await page.unroute(`**${WISHLIST}`);
    await add(chair);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await entry(page, chair).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('takes a line out on the server, and brings it back', async () => {
    await add(sofa);
    const page = await openAsAnna('/wishlist');
    await page.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await entry(page, sofa).waitFor({ state: 'detached' });
    await page.getByText('Wishlist is empty', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await entry(page, sofa).waitFor();
    await expect.poll(onServer).toEqual([sofa.variant]);
  });

  it('brings back a line that could not be removed §8.34', async () => {
    await add(sofa);
    const page = await openAsAnna('/wishlist');
    await page.route(`**${WISHLIST}*/`, (route) => route.abort());
    await page.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await says(page, 'Ошибка сохранения wishlist');
    await entry(page, sofa).waitFor();
  });
});

describe('signing in', () => {
  function collectAsGuest(): Promise<Page> {
    return shop.open(BLANK, { stored: inWishlist(chair) });
  }
  const stored = (page: Page): Promise<Entry[]> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]'));
  const storedIds = async (page: Page) => (await stored(page)).map((one) => one.product_variant.id);

  it('pushes what the guest collected and the server lacked, and shows the server’s list §4.4 4.35 4.36 7.19', async () => {
    await add(sofa);
    const page = await collectAsGuest();
    await keepTokens(page, anna);
    const merged = page.waitForRequest(`**${WISHLIST}merge/`);
    await page.goto('/wishlist');
    expect((await merged).postDataJSON()).toEqual({ product_variant_ids: [chair.variant] });
    await entry(page, sofa).waitFor();
    await entry(page, chair).waitFor();
    await expect
      .poll(async () => (await onServer()).toSorted())
      .toEqual([sofa.variant, chair.variant].toSorted());
    await expect.poll(() => storedIds(page)).toEqual(await onServer());

    // What was removed elsewhere meanwhile is not pushed a second time.
    await anna.call('POST', `${WISHLIST}clear/`);
    await page.reload();
    await page.getByText('Wishlist is empty', { exact: true }).waitFor();
    expect(await onServer()).toEqual([]);
  });

  it('keeps what could not be pushed until it can', async () => {
    const page = await collectAsGuest();
    await keepTokens(page, anna);
    await page.route(`**${WISHLIST}merge/`, (route) => route.abort());
    await page.goto('/wishlist');
    await entry(page, chair).waitFor();
    expect(await onServer()).toEqual([]);
    expect(await storedIds(page)).toEqual([chair.variant]);
    await page.unroute(`**${WISHLIST}merge/`);
    await page.reload();
    await expect.poll(onServer).toEqual([chair.variant]);
  });

  it('of another customer never shows or pushes the list of the one before', async () => {
    await add(sofa);
    const page = await openAsAnna('/wishlist');
    await entry(page, sofa).waitFor();
    const boris = await signIn(shop, 'boris@example.ru', { isNew: true });
    await keepTokens(page, boris);
    await page.route(`**${WISHLIST}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await page.getByRole('alert').getByText('Ошибка загрузки wishlist').waitFor();
    expect(await entry(page, sofa).count()).toBe(0);
    await page.unroute(`**${WISHLIST}`);
    await page.reload();
    await page.getByText('Wishlist is empty', { exact: true }).waitFor();
    expect((await boris.call('GET', WISHLIST)).json()).toEqual([]);
  });
});
