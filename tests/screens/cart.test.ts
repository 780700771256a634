import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { countRows, pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});

/** The page of a browser with these goods in the cart. */
const openCart = (...goods: SomeVariant[]) => shop.open('/cart/', { stored: inCart(...goods) });

async function addFromPage(page: Page, { productSlug }: SomeVariant, times = 1) {
  await page.goto(`/products/${productSlug}`);
  const button = page.getByRole('main').getByRole('button', { name: 'В корзину' }).first();
  for (let time = 0; time < times; time += 1) {
    await button.click();
    await page
      .getByRole('status')
      .getByText(time === 0 ? 'Добавлено' : '+1')
      .waitFor();
  }
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

const synced = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/orders/cart/') && answer.ok());

const line = (page: Page, { name }: SomeVariant) =>
  page
    .getByRole('list', { name: 'Товары в корзине' })
    .getByRole('listitem')
    .filter({ hasText: name });

describe('adding', () => {
  it('says «Добавлено», then «+1», and on the product page «+{quantity}» §4.37 4.39-41 6.3', async () => {
    const page = await shop.open(BLANK);
    await addFromPage(page, sofa, 2);
    await page.getByRole('spinbutton', { name: 'Количество' }).fill('3');
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
    await page.getByRole('status').getByText('+3', { exact: true }).waitFor();
    const [item] = await stored(page, 'cart');
    expect(item).toMatchObject({
      productId: sofa.product,
      variantId: sofa.variant,
      quantity: 5,
      price: 54_990,
      name: sofa.name,
      productSlug: sofa.productSlug,
      variantSlug: sofa.variantSlug,
    });
    await page.getByRole('status').getByText('+3').waitFor({ state: 'detached', timeout: 3000 });
  });

  it('alerts «Нет доступного варианта» for a product without one §4.43 8.17', async () => {
    await setVariant(shop.db, chair.variant, { withdrawn: true });
    const { db } = shop;
    const page = await shop.open(BLANK);
    const siblings = await countRows(db, `variants WHERE product_id = ${chair.product}`);
    expect(siblings).toBeGreaterThan(0);
    await db.execute(`UPDATE variants SET withdrawn = true WHERE product_id = ${chair.product}`);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(`/products/${chair.productSlug}`);
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
    expect(alerts).toEqual(['Нет доступного варианта']);
    await db.execute(`UPDATE variants SET withdrawn = false WHERE product_id = ${chair.product}`);
  });
});

describe('the cart page', () => {
  it('counts only what is ticked, and brings the order of quantities to the server §1.1 4.38 4.44 4.45 4.48-50 4.53', async () => {
    const page = await shop.open(BLANK);
    await addFromPage(page, sofa);
    await addFromPage(page, chair, 2);
    await page.goto('/cart/');
    await synced(page);
    const sum = page.getByText(/на сумму/).locator('..');
    await expect
      .poll(async () => (await sum.textContent())?.replaceAll('\u00a0', ' '))
      .toContain('55 237,00 ₽');
    await page.getByRole('checkbox', { name: `Выбрать: ${sofa.name}` }).uncheck();
    await expect
      .poll(async () => (await sum.textContent())?.replaceAll('\u00a0', ' '))
      .toContain('247,00 ₽');

    const answer = synced(page);
    await page.getByRole('button', { name: `Увеличить: ${chair.name}` }).click();
    const { cart_items: items } = await (await answer).json();
    expect(items).toContainEqual(expect.objectContaining({ variant: chair.variant, quantity: 3 }));
    const quantity = page.getByRole('spinbutton', { name: `Количество: ${chair.name}` });
    await quantity.fill('чепуха');
    await quantity.blur();
    expect(await quantity.inputValue()).toBe('1');
    expect(await page.getByRole('button', { name: `Уменьшить: ${chair.name}` }).isDisabled()).toBe(
      true,
    );
  });

  it('puts unticked lines off on the way to checkout, and takes them back when ticked §2.40 4.52', async () => {
    const page = await openCart(sofa, chair);
    await page.getByRole('checkbox', { name: `Выбрать: ${sofa.name}` }).uncheck();
    await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click();
    await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
    await expect
      .poll(async () => (await stored(page, 'cart')).map((item: { name: string }) => item.name))
      .toEqual([chair.name]);
    expect(
      (await stored(page, 'cart_deferred')).map((item: { name: string }) => item.name),
    ).toEqual([sofa.name]);
    await expect
      .poll(async () =>
        (await stored(page, 'order_items')).map((item: { name: string }) => item.name),
      )
      .toEqual([chair.name]);

    await page.goto('/cart/');
    await page.getByRole('heading', { name: 'Отложено' }).waitFor();
    await page.getByRole('checkbox', { name: `Выбрать: ${sofa.name}` }).click();
    await line(page, sofa).waitFor();
    expect(await page.getByRole('heading', { name: 'Отложено' }).count()).toBe(0);
  });

  it('brings back what was removed or cleared by mistake §4.46 4.47 8.26', async () => {
    const page = await openCart(sofa, chair);
    await page.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await line(page, sofa).waitFor({ state: 'detached' });
    const beside = page.getByRole('button', { name: `Удалить: ${chair.name}` });
    expect(await beside.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await line(page, sofa).waitFor();
    await page.getByRole('button', { name: 'Очистить корзину' }).click();
    await page.getByText('Ваша корзина пуста.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await line(page, chair).waitFor();
  });

  it('undo brings back only what was removed, and ticked §4.49', async () => {
    const page = await openCart(sofa, chair);
    await page.getByRole('checkbox', { name: `Выбрать: ${sofa.name}` }).uncheck();
    await page.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await page.getByRole('button', { name: `Увеличить: ${chair.name}` }).click();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    expect(await page.getByRole('checkbox', { name: `Выбрать: ${sofa.name}` }).isChecked()).toBe(
      true,
    );
    const quantity = page.getByRole('spinbutton', { name: `Количество: ${chair.name}` });
    expect(await quantity.inputValue()).toBe('2');
  });

  it('shows the text of a failed sync under the cart, loses nothing, and tries again §8.18', async () => {
    const page = await shop.open(BLANK, { stored: inCart(sofa) });
    await page.route('**/api/orders/cart/', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Магазин сейчас перегружен.' } }),
    );
    await page.goto('/cart/');
    await page.getByText('Магазин сейчас перегружен.').waitFor();
    await line(page, sofa).waitFor();
    await page.unroute('**/api/orders/cart/');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('Магазин сейчас перегружен.').waitFor({ state: 'detached' });
  });

  it('never lets a late answer undo a newer edit', async () => {
    const page = await shop.open(BLANK, { stored: inCart(sofa) });
    const first = synced(page);
    await page.goto('/cart/');
    await first;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = page.waitForRequest('**/api/orders/cart/');
    await page.route(
      '**/api/orders/cart/',
      async (route) => {
        const answer = await route.fetch();
        await held;
        await route.fulfill({ response: answer });
      },
      { times: 1 },
    );
    const more = page.getByRole('button', { name: `Увеличить: ${sofa.name}` });
    await more.click();
    await late;
    await more.click();
    const last = synced(page);
    release();
    await last;
    await expect
      .poll(() => page.getByRole('spinbutton', { name: `Количество: ${sofa.name}` }).inputValue())
      .toBe('3');
    const settled = await synced(page).then((answer) => answer.json());
    expect(settled.cart_items[0].quantity).toBe(3);
  });

  it('shows a withdrawn variant as no longer sold and leaves it out of the sum §4.54', async () => {
    await setVariant(shop.db, sofa.variant, { withdrawn: true });
    const page = await openCart(sofa, chair);
    await line(page, sofa).getByText('Больше не продаётся').waitFor();
    const sum = page.getByText(/на сумму/).locator('..');
    expect((await sum.textContent())?.replaceAll('\u00a0', ' ')).toContain('123,50 ₽');
    await setVariant(shop.db, sofa.variant, { withdrawn: false });
  });

  it('survives whatever stands in the storage §5.14', async () => {
    const page = await shop.open(BLANK);
    for (const garbage of ['{', 'null', '[null, 1, {"productId": "x"}]', '{"a": 1}']) {
      await page.evaluate((text) => localStorage.setItem('cart', text), garbage);
      await page.goto('/cart/');
      await page.getByText('Ваша корзина пуста.', { exact: true }).waitFor();
    }
  });
});

it('what was removed in the cart dialog comes back there by one click', async () => {
  const page = await shop.open('/category/', { stored: inCart(sofa) });
  await page.getByRole('button', { name: /^Корзина/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Корзина' });
  await dialog.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
  await dialog.getByText('Корзина пуста', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await dialog.getByRole('button', { name: `Удалить: ${sofa.name}` }).waitFor();
});
