import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, signIn, type TestCustomer } from '../support/customer.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { signedInAs } from '../support/signed-in.ts';

const DETAILS = /\/api\/orders\/history\/\d+\/$/;

const it = withMountedShop();
const { shop } = fixturesOf(it);
let anna: TestCustomer;
let people = 0;
beforeEach(async () => {
  people += 1;
  anna = await signIn(shop, `cabinet-${people}@example.ru`, { isNew: true });
});

/** An order of so many different things; answers its id. */
async function order(count: number): Promise<number> {
  const variants = await pickVariants(
    shop.db,
    Array.from({ length: count }, () => 100_000),
  );
  const lines = variants.map((variant) => cartLine(variant));
  const cart = (await anna.call('POST', '/api/orders/cart/', { cart_items: lines })).json();
  const made = await anna.call('POST', '/api/orders/order-create/', orderForm(cart.cart_uuid));
  return made.json().orderId;
}

const open = (path = '/account/', device?: object) =>
  shop.open(path, signedInAs(anna, device && { device }));
const more = (page: Page) => page.getByRole('button', { name: 'Подробнее' });

function dialogsOf(page: Page, accept: (text: string) => boolean = () => true): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void (accept(dialog.message()) ? dialog.accept() : dialog.dismiss());
  });
  return texts;
}

describe('the cabinet', () => {
  it('tells a guest that there is no user, and leads back after signing in §2.127 6.9 8.57', async () => {
    const page = await shop.open('/account/profile');
    await page.getByText('Пользователь не найден', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await page.getByLabel('E-mail').fill(anna.email);
    await page.getByLabel('Пароль', { exact: true }).fill(CUSTOMER_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/account/profile');
  });

  it('says that it loads, that it could not, and tries again §2.126 8.29 8.56', async () => {
    const page = await shop.open(BLANK, signedInAs(anna));
    await page.route('**/dj-rest-auth/user/', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/account/');
    await page.getByText('Ошибка при загрузке данных', { exact: true }).waitFor();
    await page.unroute('**/dj-rest-auth/user/');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('У вас пока нет заказов.', { exact: true }).waitFor();
  });
});

describe('the order history', () => {
  it('shows at most five pictures, the sum and both states of an order §1.17 2.37 2.137 6.10 7.37 9.19', async () => {
    await order(7);
    const page = await open('/account/orders');
    const card = page.getByRole('article');
    await card.waitFor();
    expect(await card.getByRole('presentation').count()).toBe(5);
    for (const text of ['ещё 2', 'Новый', 'Оплата: ожидается', '7\u00a0000,00\u00a0₽']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    expect(await card.getAttribute('class')).toContain('new');
  });

  it('carries the state of an order as a class in small letters §4.72', async () => {
    await order(1);
    const page = await open('/cart/');
    await page.route('**/orders/history/', async (route) => {
      const answer = await route.fetch();
      const [one] = await answer.json();
      await route.fulfill({ json: [{ ...one, status_order: 'SHIPPED' }] });
    });
    await page.goto('/account/');
    await page.locator('article.shipped').waitFor();
  });

  it('reads the details when they are first asked for, and only then §2.138 2.139 7.38 9.23', async () => {
    await order(1);
    const page = await open();
    let asked = 0;
    page.on('request', (request) => {
      if (/history\/\d+\/$/.test(request.url())) asked += 1;
    });
    await more(page).waitFor();
    expect(asked).toBe(0);
    await more(page).click();
    const customer = page.getByText('Пётр Примерович Образцов', { exact: true });
    await customer.waitFor();
    await page.getByText('—', { exact: true }).waitFor();
    await more(page).click();
    await customer.waitFor({ state: 'hidden' });
    await more(page).click();
    await customer.waitFor();
    expect(asked).toBe(1);
  });

  it.each([
    [0, 'Бесплатно'],
    [150_000, '1\u00a0500,00\u00a0₽'],
  ])('tells what delivery costs: %s §9.22', async (kopecks, text) => {
    const id = await order(1);
    await shop.db.execute(
      sql`UPDATE orders SET delivery_cost_kopecks = ${kopecks}, availability_unconfirmed = true WHERE id = ${id}`,
    );
    const page = await open();
    await more(page).click();
    await page.getByText(text, { exact: true }).waitFor();
    await page.getByText('менеджер подтвердит наличие', { exact: true }).waitFor();
  });

  it('says what could not be read, and tries again §8.31 8.32', async () => {
    await order(1);
    const page = await shop.open(BLANK, signedInAs(anna));
    await page.route('**/orders/history/**', (route) => route.abort());
    await page.goto('/account/');
    await page.getByText('Не удалось загрузить заказы', { exact: true }).waitFor();
    await page.unroute('**/orders/history/**');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await more(page).waitFor();
    await page.route('**/orders/history/**', (route) => route.fulfill({ body: '<garbage' }));
    await more(page).click();
    await page.getByText('Не удалось загрузить детали заказа.', { exact: true }).waitFor();
    await page.unroute('**/orders/history/**');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('Стоимость доставки').waitFor();
  });

  it('reads details that failed again when they are opened again', async () => {
    await order(1);
    const page = await open();
    await page.route(DETAILS, (route) => route.fulfill({ status: 500, body: '' }));
    await more(page).click();
    const failure = page.getByText('Не удалось загрузить детали заказа.', { exact: true });
    await failure.waitFor();
    await page.unroute(DETAILS);
    await more(page).click();
    await failure.waitFor({ state: 'hidden' });
    await more(page).click();
    await page.getByText('Стоимость доставки').waitFor();
    expect(await failure.count()).toBe(0);
  });
});

describe('an order card', () => {
  const steps = (page: Page) => page.getByRole('list', { name: 'Ход заказа' });

  it('says what it could not open, and tries again', async () => {
    await order(1);
    const page = await open();
    await page.route(DETAILS, (route) => route.abort());
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await page.getByText('Не удалось открыть заказ.').waitFor();
    await page.unroute(DETAILS);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('heading', { level: 2, name: /^Заказ / }).waitFor();
  });

  it('leads to one page in the account, where nothing of its owner is masked, and which cancels', async () => {
    const id = await order(1);
    const page = await open();
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await page.waitForURL(`**/account/orders/${id}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2, name: /^Заказ / }).waitFor();
    const said = (await main.textContent())?.replaceAll('\u00a0', ' ');
    for (const own of ['ул. Образцовая, д. 1', '+7 (000) 000-00-00', 'petr@example.ru']) {
      expect(said).toContain(own);
    }
    expect(said).not.toContain('•');
    page.on('dialog', (dialog) => void dialog.accept());
    await main.getByRole('button', { name: 'Отменить заказ' }).click();
    await main.getByText('Отменён', { exact: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/account/orders/${id}`);
    await main.getByRole('link', { name: '← Все заказы' }).click();
    await page.waitForURL('**/account/');
  });

  it('of another customer is not there', async () => {
    const page = await open('/account/orders/999999999');
    await page.getByText('Такого заказа в\u00a0вашем кабинете нет.').waitFor();
  });

  it('puts the goods of the order into the cart again', async () => {
    await order(2);
    const page = await open();
    await page.getByRole('button', { name: 'Повторить заказ' }).click();
    await page.getByText('2\u00a0товара').waitFor();
    await page.getByRole('link', { name: 'Перейти в\u00a0корзину' }).click();
    await page.getByRole('list', { name: 'Товары в корзине' }).waitFor();
    const boxes = page.getByRole('list', { name: 'Товары в корзине' }).getByRole('checkbox');
    expect(await boxes.count()).toBe(2);
  });

  it('says once that an order is cancelled', async () => {
    const id = await order(1);
    await anna.call('POST', `/api/orders/history/${id}/cancel/`);
    const page = await open();
    await page.locator('article.cancelled').waitFor();
    expect(await page.getByText('Отменён', { exact: true }).count()).toBe(1);
    expect(await steps(page).textContent()).toContain('Отменён покупателем');
  });
});

describe('cancelling', () => {
  const question = 'Вы уверены, что хотите отменить этот заказ?';
  const cancel = (page: Page) => page.getByRole('button', { name: 'Отменить заказ' });

  it('asks first, then says that it is done and shows the order as it is now §1.18 4.70 4.73-75 6.11 7.39', async () => {
    await order(1);
    const page = await open();
    let willing = false;
    const said = dialogsOf(page, () => willing);
    await cancel(page).click();
    expect(said).toEqual([question]);
    willing = true;
    await cancel(page).click();
    await expect.poll(() => said).toEqual([question, question, 'Заказ успешно отменён']);
    await page.locator('article.cancelled').waitFor();
    expect(await cancel(page).count()).toBe(0);
  });

  it('is not offered for an order that is on its way', async () => {
    const id = await order(1);
    await shop.db.execute(sql`UPDATE orders SET status_order = 'shipped' WHERE id = ${id}`);
    const page = await open();
    await page.locator('article.shipped').waitFor();
    expect(await cancel(page).count()).toBe(0);
  });

  it('says when it did not work §4.71 4.76', async () => {
    const id = await order(1);
    const page = await open();
    const said = dialogsOf(page);
    await cancel(page).waitFor();
    await shop.db.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${id}`);
    await cancel(page).click();
    await expect.poll(() => said).toEqual([question, 'Не удалось отменить заказ.']);
    await page.reload();
    await page.getByText('Оплата: внесена', { exact: true }).waitFor();
    expect(await cancel(page).count()).toBe(0);
  });
});
