import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { countRows, pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inCart, storedLine } from '../support/stored-lists.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

async function openCheckout(): Promise<Page> {
  const page = await shop.open('/checkout/', { stored: inCart(sofa) });
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  return page;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' }).click();

/** The message that stands at a field, as assistive technology finds it. */
async function messageOf(page: Page, name: string): Promise<string | null> {
  const ids = (await field(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
  for (const id of ids) {
    const text = await page.locator(`[id="${id}"][role="alert"]`).allTextContents();
    if (text.length > 0) return text.join('');
  }
  return null;
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);

describe('the checkout form', () => {
  it('asks for every required field, focuses the first, and clears a message on edit §4.55 5.1-3 5.10 5.11', async () => {
    const page = await openCheckout();
    await submit(page);
    const required = ['Имя', 'Отчество', 'Фамилия', 'E-mail', 'Телефон', 'Адрес', 'Город'];
    for (const name of required) expect(await messageOf(page, name)).toBe('Это поле обязательно');
    for (const name of ['Telegram', 'WhatsApp', 'Комментарий']) {
      expect(await messageOf(page, name)).toBeNull();
    }
    expect(await focusedLabel(page)).toBe('Имя');
    await field(page, 'Имя').fill('П');
    expect(await messageOf(page, 'Имя')).toBeNull();
    expect(await messageOf(page, 'Фамилия')).toBe('Это поле обязательно');
    await field(page, 'Фамилия').fill('   ');
    await submit(page);
    expect(await messageOf(page, 'Фамилия')).toBe('Это поле обязательно');
    expect(await focusedLabel(page)).toBe('Отчество');
  });

  it('refuses names with digits, half an e-mail and half a phone number §5.3 5.5 5.7 5.9 5.10', async () => {
    const before = await countRows(shop.db, 'orders');
    const page = await openCheckout();
    await fillCheckout(page);
    for (const [name, value, message] of [
      ['Имя', 'Пётр2', 'Только буквы и пробелы допустимы'],
      ['Отчество', 'П3трович', 'Только буквы и пробелы допустимы'],
      ['Фамилия', 'Обр@зцов', 'Только буквы и пробелы допустимы'],
      ['E-mail', 'petr@', 'Введите корректный email (например, name@example.ru)'],
      ['Телефон', '+7 000', 'Введите телефон в формате +7XXXXXXXXXX'],
    ] as const) {
      const right = await field(page, name).inputValue();
      await field(page, name).fill(value);
      await submit(page);
      expect(await messageOf(page, name)).toBe(message);
      expect(await focusedLabel(page)).toBe(name);
      await field(page, name).fill(right);
      expect(await messageOf(page, name)).toBeNull();
    }
    expect(await countRows(shop.db, 'orders')).toBe(before);
  });

  it('puts a number that begins with 8 right by one tap §5.9', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await field(page, 'Телефон').fill('8 (000) 000-00-00');
    await submit(page);
    expect(await messageOf(page, 'Телефон')).toBe('Введите телефон в формате +7XXXXXXXXXX');
    await page.getByRole('button', { name: 'Заменить 8 на +7' }).click();
    expect(await field(page, 'Телефон').inputValue()).toBe('+70000000000');
    await submit(page);
    await page.getByText('Order created successfully!').waitFor();
  });

  it('lets someone without a middle name through', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await field(page, 'Отчество').fill('');
    await page.getByRole('checkbox', { name: 'Нет отчества' }).check();
    await submit(page);
    await page.getByText('Order created successfully!').waitFor();
  });

  it('keeps what was typed over a reload', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await page.reload();
    await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
    expect(await field(page, 'Город').inputValue()).toBe('Примерск');
  });
});

describe('pickup', () => {
  const values = async (page: Page) =>
    Promise.all(['Город', 'Адрес'].map((name) => field(page, name).inputValue()));
  const way = (page: Page, name: string) => page.getByRole('radio', { name }).check();

  it('fills in city and address of the only place; delivery gives back what was typed', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await way(page, 'Самовывоз');
    expect(await values(page)).toEqual(['Примерск', 'ул. Образцовая, д. 1']);
    const main = page.getByRole('main');
    await main.getByText('г. Примерск, ул. Образцовая, д. 1', { exact: true }).waitFor();
    await page.getByText('Пн–Пт 9:00–18:00, Сб–Вс выходные', { exact: true }).waitFor();
    // Both stay required, and can be changed.
    await field(page, 'Адрес').fill('');
    await submit(page);
    expect(await messageOf(page, 'Адрес')).toBe('Это поле обязательно');
    await page.reload();
    await way(page, 'Доставка транспортной компанией');
    expect(await values(page)).toEqual(['Примерск', 'ул. Образцовая, д. 1, кв. 2']);
    await way(page, 'Самовывоз');
    expect(await values(page)).toEqual(['Примерск', 'ул. Образцовая, д. 1']);
    expect(await messageOf(page, 'Адрес')).toBeNull();
    await submit(page);
    await page.getByText('Order created successfully!').waitFor();
    const { rows } = await shop.db.execute<{ address: string; city: string; way: string }>(
      sql`SELECT address, city, delivery_type AS way FROM orders ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ address: 'ул. Образцовая, д. 1', city: 'Примерск', way: 'pickup' }]);
  });

  it('offers a choice of several places, whose address is empty until one is chosen', async () => {
    const places = [
      {
        kind: 'pickup',
        name: 'Склад',
        city: 'Образцовск',
        address: 'ул. Складская, 2',
        hours: 'днём',
      },
      { kind: 'pickup', name: 'Салон', address: 'г. Дальний, площадь 1', hours: '' },
    ];
    const {
      rows: [before],
    } = await shop.db.execute<{ identity: object }>(sql`SELECT identity FROM site_settings`);
    const setIdentity = (identity: object) =>
      shop.db.execute(sql`UPDATE site_settings SET identity = ${JSON.stringify(identity)}::jsonb`);
    await setIdentity({ ...before?.identity, places });
    const page = await openCheckout();
    await fillCheckout(page);
    await way(page, 'Самовывоз');
    expect(await values(page)).toEqual(['', '']);
    await submit(page);
    expect(await messageOf(page, 'Город')).toBe('Это поле обязательно');
    await page.getByText('Образцовск, ул. Складская, 2', { exact: true }).waitFor();
    await way(page, 'Салон');
    expect(await values(page)).toEqual(['Дальний', 'площадь 1']);
    expect(await messageOf(page, 'Город')).toBeNull();
    await way(page, 'Склад');
    expect(await values(page)).toEqual(['Образцовск', 'ул. Складская, 2']);
    await submit(page);
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await page.getByText('Склад, Образцовск, ул. Складская, 2', { exact: true }).waitFor();
    await setIdentity(before?.identity ?? {});
  });
});

describe('the thanks for an order', () => {
  const thanks = (page: Page) => page.getByRole('region', { name: 'Спасибо за\u00a0заказ!' });

  it('show what was ordered and what happens next, and can be closed', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await submit(page);
    await thanks(page).getByRole('listitem').filter({ hasText: 'Менеджер позвонит' }).waitFor();
    await thanks(page).getByRole('img', { name: sofa.name }).waitFor();
    const said = (await thanks(page).textContent())?.replaceAll('\u00a0', ' ');
    expect(said).toMatch(/Заказ [\w-]{9} на сумму 54 990,00 ₽ оформлен\./);
    await thanks(page).getByRole('button', { name: 'Закрыть' }).click();
    await thanks(page).waitFor({ state: 'detached' });
  });

  it('stand without the next steps where these cannot be read', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await page.route('**/api/orders/t/**', (route) => route.abort());
    await submit(page);
    await thanks(page).getByText('Order created successfully!').waitFor();
    await thanks(page).getByText('Что дальше').waitFor({ state: 'detached' });
    await thanks(page).getByRole('link', { name: 'Открыть заказ' }).waitFor();
  });
});

describe('a price that changed meanwhile', () => {
  it('stops the order, shows old and new, and goes on only when agreed', async () => {
    const before = await countRows(shop.db, 'orders');
    const page = await openCheckout();
    await fillCheckout(page);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Цена изменилась' });
    await dialog.waitFor();
    const text = (await dialog.textContent())?.replaceAll('\u00a0', ' ');
    expect(text).toContain('54 990,00 ₽');
    expect(text).toContain('60 000,00 ₽');
    expect(await countRows(shop.db, 'orders')).toBe(before);

    await dialog.getByRole('button', { name: 'Вернуться к заказу' }).click();
    expect(await countRows(shop.db, 'orders')).toBe(before);
    // The new price has been seen now: the next attempt goes straight through.
    await submit(page);
    await page.getByText('Order created successfully!').waitFor();
    expect(await countRows(shop.db, 'orders')).toBe(before + 1);
  });

  it('orders at the new price when that is accepted', async () => {
    const page = await openCheckout();
    await fillCheckout(page);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
    await submit(page);
    await page.getByRole('button', { name: /^Заказать за 60\s000,00/ }).click();
    const notice = await page.getByText('Order created successfully!').locator('..').textContent();
    expect(notice?.replaceAll('\u00a0', ' ')).toContain('60 000,00 ₽');
  });
});

describe('failures', () => {
  const failing: [name: string, path: string, answer: object | 'abort', message: string][] = [
    [
      'the cart cannot be pushed §8.19',
      'cart/',
      { status: 500, json: { detail: 'Беда' } },
      'Error creating cart. Please try again.',
    ],
    [
      'the cart call gives no answer §8.19',
      'cart/',
      'abort',
      'Error creating cart. Please try again.',
    ],
    [
      'the cart has no uuid §8.20',
      'cart/',
      { json: { cart_uuid: null, cart_items: [] } },
      'Ошибка: корзина не была создана.',
    ],
    [
      'the result is no order §8.21',
      'order-create/',
      { status: 200, json: {} },
      'Failed to create order. Please check your details.',
    ],
    [
      'the order call gives no answer §8.23',
      'order-create/',
      'abort',
      'Error creating order. Please try again.',
    ],
    [
      'the answer is garbage §8.23',
      'order-create/',
      { status: 200, body: '<html>' },
      'Error creating order. Please try again.',
    ],
    [
      'the server refuses §8.22',
      'order-create/',
      { status: 400, json: { city: ['Нет такого города'] } },
      'Ошибка сервера: {"city":["Нет такого города"]}',
    ],
  ];

  it.each(failing)('%s', async (_name, path, answer, message) => {
    const page = await openCheckout();
    await fillCheckout(page);
    await page.route(`**/api/orders/${path}`, (route) =>
      route.request().method() !== 'POST'
        ? route.continue()
        : answer === 'abort'
          ? route.abort()
          : route.fulfill(answer),
    );
    await submit(page);
    await page.getByText(message, { exact: true }).waitFor();
    if (message.startsWith('Ошибка сервера')) {
      expect(await messageOf(page, 'Город')).toBe('Нет такого города');
    }
    await page.unroute(`**/api/orders/${path}`);
    if (path === 'cart/') await page.reload();
    await submit(page);
    await page.getByText('Order created successfully!').waitFor();
  });

  it('says that the cart could not be loaded, and tries again §8.24', async () => {
    const page = await shop.open(BLANK);
    await page.route('**/by-cookie/', (route) => route.abort());
    await page.goto('/checkout/');
    const notice = page.getByText('Failed to load cart. Please try again.', { exact: true });
    await notice.waitFor();
    await page.unroute('**/by-cookie/');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  it('says nothing of a cart that could not be loaded where this browser has one', async () => {
    const page = await openCheckout();
    let failed = 0;
    await page.route('**/by-cookie/', (route) => {
      failed += 1;
      return route.abort();
    });
    await page.reload();
    // The page before the reload may still have asked, too.
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
    expect(await page.getByText('Failed to load cart. Please try again.').count()).toBe(0);
  });

  it('names what there is too little of', async () => {
    const page = await shop.open('/checkout/', {
      stored: { cart: JSON.stringify([{ ...storedLine(sofa), quantity: 2 }]) },
    });
    await fillCheckout(page);
    await setVariant(shop.db, sofa.variant, { stock: 1 });
    await submit(page);
    await page.getByText(`${sofa.name}: осталось 1 шт.`).waitFor();
  });
});

it('an empty cart has nothing to check out, and a way out §8.26', async () => {
  const page = await shop.open('/checkout/');
  await page.getByText('Ваша корзина пуста.', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Выбрать мебель' }).click();
  await page.waitForURL('**/category/');
});
