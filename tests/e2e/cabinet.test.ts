import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pickVariants } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, callAsGuest, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { openShop, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

let shop: ShopInBrowser;
let anna: TestCustomer;
let people = 0;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  people += 1;
  anna = await signIn(shop, `cabinet-${people}@example.ru`, { isNew: true });
});
afterAll(() => shop.close());

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
  shop.open(path, signedInAs(shop, anna, device && { device }));
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
  it('tells a guest that there is no user, and leads back after signing in', async () => {
    const page = await shop.open('/account/profile');
    await page.getByText('Пользователь не найден', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await page.getByLabel('E-mail').fill(anna.email);
    await page.getByLabel('Пароль', { exact: true }).fill(CUSTOMER_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/account/profile');
  });

  it('says that it loads, that it could not, and tries again', async () => {
    const page = await shop.open('/cart/', signedInAs(shop, anna));
    await page.route('**/dj-rest-auth/user/', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/account/');
    await page.getByText('Ошибка при загрузке данных', { exact: true }).waitFor();
    await page.unroute('**/dj-rest-auth/user/');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('У вас пока нет заказов.', { exact: true }).waitFor();
    shop.complaints.splice(0);
  });

  it('has a way to each of its sections', async () => {
    const page = await open();
    const nav = page.getByRole('navigation', { name: 'Личный кабинет' });
    await nav.getByRole('button', { name: 'Корзина' }).click();
    await page.getByRole('dialog', { name: 'Корзина' }).getByText('Корзина пуста').waitFor();
    await page.keyboard.press('Escape');
    await nav.getByRole('button', { name: 'Редактировать профиль' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).waitFor();
    await page.keyboard.press('Escape');
    const links = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
    expect(links).toEqual([
      ['История заказов', '/account/'],
      ['Избранные', '/account/wishlist'],
      ['Сравнения', '/compare'],
      ['Профиль и пароль', '/account/profile'],
      ['Выйти', '/logout'],
    ]);
  });

  it('collapses its sections on a phone, and closes them by a tap beside', async () => {
    const page = await open('/account/', PHONE);
    const nav = page.getByRole('navigation', { name: 'Личный кабинет' });
    const opener = page.getByRole('button', { name: 'Разделы кабинета' });
    await opener.waitFor();
    expect(await nav.count()).toBe(0);
    await opener.click();
    await nav.getByRole('link', { name: 'История заказов' }).waitFor();
    await page.touchscreen.tap(350, 400);
    await expect.poll(() => nav.count()).toBe(0);
    await opener.click();
    await nav.getByRole('link', { name: 'Профиль и пароль' }).click();
    await page.getByRole('heading', { level: 2, name: 'Профиль' }).waitFor();
    expect(await nav.count()).toBe(0);
  });
});

describe('the order history', () => {
  it('shows at most five pictures, the sum and both states of an order', async () => {
    await order(7);
    const page = await open('/account/orders');
    const card = page.getByRole('article');
    await card.waitFor();
    expect(await card.getByRole('presentation').count()).toBe(5);
    for (const text of ['ещё 2', 'Новый', 'Ожидает оплаты', '7\u00a0000,00\u00a0₽']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    expect(await card.getAttribute('class')).toContain('new');
  });

  it('carries the state of an order as a class in small letters', async () => {
    await order(1);
    const page = await open('/cart/');
    await page.route('**/orders/history/', async (route) => {
      const answer = await route.fetch();
      const [one] = await answer.json();
      await route.fulfill({ json: [{ ...one, status_order: 'SHIPPED' }] });
    });
    await page.goto('/account/');
    await page.locator('article.shipped').waitFor();
    await page.context().close();
  });

  it('reads the details when they are first asked for, and only then', async () => {
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
  ])('tells what delivery costs: %s', async (kopecks, text) => {
    const id = await order(1);
    await shop.db.execute(
      sql`UPDATE orders SET delivery_cost_kopecks = ${kopecks} WHERE id = ${id}`,
    );
    const page = await open();
    await more(page).click();
    await page.getByText(text, { exact: true }).waitFor();
  });

  it('says what could not be read, and tries again', async () => {
    await order(1);
    const page = await shop.open('/cart/', signedInAs(shop, anna));
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
    shop.complaints.splice(0);
  });
});

describe('cancelling', () => {
  const question = 'Вы уверены, что хотите отменить этот заказ?';
  const cancel = (page: Page) => page.getByRole('button', { name: 'Отменить заказ' });

  it('asks first, then says that it is done and shows the order as it is now', async () => {
    await order(1);
    const page = await open();
    let willing = false;
    const said = dialogsOf(page, () => willing);
    await cancel(page).click();
    expect(said).toEqual([question]);
    willing = true;
    const reloaded = page.waitForEvent('load');
    await cancel(page).click();
    await reloaded;
    expect(said).toEqual([question, question, 'Заказ успешно отменён']);
    await page.locator('article.cancelled').waitFor();
    expect(await cancel(page).count()).toBe(0);
  });

  it('says when it did not work', async () => {
    const id = await order(1);
    const page = await open();
    const said = dialogsOf(page);
    await cancel(page).waitFor();
    await shop.db.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${id}`);
    await cancel(page).click();
    await expect.poll(() => said).toEqual([question, 'Не удалось отменить заказ.']);
    await page.reload();
    await page.getByText('Оплачен', { exact: true }).waitFor();
    expect(await cancel(page).count()).toBe(0);
    shop.complaints.splice(0);
  });
});

describe('the profile', () => {
  const edit = (page: Page) => page.getByRole('button', { name: 'Редактировать', exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' });
  const row = (page: Page, label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd')
      .textContent();

  it('is changed in its form and shown again', async () => {
    const page = await open('/account/profile');
    await edit(page).click();
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Отчество').fill('Примеровна');
    await page.getByLabel('Пол').selectOption('Женский');
    await page.getByLabel('Телефон').fill('8 (000) 000-00-00');
    await page.getByRole('button', { name: 'Заменить 8 на +7' }).click();
    await page.getByLabel('Дата рождения').fill('1990-02-03');
    await save(page).click();
    await page.getByText('Профиль обновлён', { exact: true }).waitFor();
    const labels = ['Имя', 'Отчество', 'Пол', 'Телефон', 'Дата рождения', 'Фамилия', 'E-mail'];
    expect(await Promise.all(labels.map((label) => row(page, label)))).toEqual([
      ...['Анна', 'Примеровна', 'Женский', '+70000000000', '3 февраля 1990 г.', '—', anna.email],
    ]);
    const known = await anna.call('GET', '/api/dj-rest-auth/profile/');
    expect(known.json()).toMatchObject({ first_name: 'Анна', midle_name: 'Примеровна' });
  });

  it('says what is wrong, keeps what was typed, and goes back with ‘Отмена’', async () => {
    const page = await open('/account/profile');
    await edit(page).click();
    await page.getByLabel('Имя', { exact: true }).fill('R2-D2');
    await page.getByLabel('Телефон').fill('12');
    await save(page).click();
    await page.getByText('Только буквы и пробелы допустимы').waitFor();
    await page.getByText('Введите телефон в формате +7XXXXXXXXXX').waitFor();
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Телефон').fill('');
    await page.getByLabel('Дата рождения').fill('2999-01-01');
    await save(page).click();
    await page.getByText('Ошибка обновления', { exact: true }).waitFor();
    await page.getByText('Дата рождения не может быть в будущем').waitFor();
    expect(await page.getByLabel('Имя', { exact: true }).inputValue()).toBe('Анна');
    await page.getByRole('button', { name: 'Отмена' }).click();
    expect(await row(page, 'Имя')).toBe('—');
    shop.complaints.splice(0);
  });

  it.each(['null', '<html>'])(
    'says so when it cannot be saved, and saves when asked again: %s',
    async (body) => {
      const page = await open('/account/profile');
      await edit(page).click();
      await page.getByLabel('Город').fill('Примерск');
      await page.route('**/profile/', (route) => route.fulfill({ body }));
      await save(page).click();
      await page.getByText('Ошибка обновления', { exact: true }).waitFor();
      expect(await page.getByLabel('Город').inputValue()).toBe('Примерск');
      await page.unroute('**/profile/');
      await save(page).click();
      await page.getByText('Профиль обновлён', { exact: true }).waitFor();
      expect(await row(page, 'Город')).toBe('Примерск');
      await page.context().close();
    },
  );

  it('changed in its dialog is changed on the page behind it', async () => {
    const page = await open('/account/profile');
    await edit(page).waitFor();
    await page.getByRole('button', { name: 'Редактировать профиль' }).click();
    const dialog = page.getByRole('dialog', { name: 'Редактировать профиль' });
    await dialog.getByLabel('Город').fill('Примерск');
    await save(page).click();
    await dialog.getByText('Профиль обновлён').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => row(page, 'Город')).toBe('Примерск');
  });

  it('is missing where the shop has none, and can be read again where that failed', async () => {
    const page = await shop.open('/cart/', signedInAs(shop, anna));
    await page.route('**/profile/', (route) => route.fulfill({ body: 'null' }));
    await page.goto('/account/profile');
    await page.getByText('Нет данных профиля', { exact: true }).waitFor();
    await page.unroute('**/profile/');
    await page.route('**/profile/', (route) => route.abort());
    await page.reload();
    await page.getByText('Ошибка при загрузке данных').waitFor();
    await page.unroute('**/profile/');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await edit(page).waitFor();
    shop.complaints.splice(0);
  });

  it('fills the checkout, but not over what was typed', async () => {
    await anna.call('PUT', '/api/dj-rest-auth/profile/', {
      ...{ first_name: 'Анна', last_name: 'Образцова', city: 'Примерск' },
    });
    await order(1);
    const [chair] = await pickVariants(shop.db, [1000]);
    if (chair) await anna.call('POST', '/api/orders/cart/', { cart_items: [cartLine(chair)] });
    const page = await open('/checkout/');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect.poll(() => field('Имя').inputValue()).toBe('Анна');
    expect(await field('E-mail').inputValue()).toBe(anna.email);
    await field('Город').fill('Другой');
    await page.reload();
    await expect.poll(() => field('Фамилия').inputValue()).toBe('Образцова');
    expect(await field('Город').inputValue()).toBe('Другой');
  });
});

describe('password and e-mail', () => {
  const form = (page: Page, name: string) => page.getByRole('form', { name });

  it('a new password counts at once', async () => {
    const page = await open('/account/profile');
    const passwords = form(page, 'Смена пароля');
    await passwords.getByLabel('Новый пароль', { exact: true }).fill('password');
    await passwords.getByLabel('Повторите новый пароль').fill('password');
    await passwords.getByRole('button', { name: 'Сменить пароль' }).click();
    await passwords.getByText('Ошибка при смене пароля', { exact: true }).waitFor();
    await passwords.getByText('слишком распространён').waitFor();
    await passwords.getByLabel('Новый пароль', { exact: true }).fill('Новая тишина 43');
    await passwords.getByLabel('Повторите новый пароль').fill('Новая тишина 43');
    await passwords.getByRole('button', { name: 'Сменить пароль' }).click();
    await passwords.getByText('Пароль успешно изменён', { exact: true }).waitFor();
    await page.reload();
    await form(page, 'Смена e-mail').waitFor();
    const login = (password: string) =>
      callAsGuest(shop, 'POST', '/api/dj-rest-auth/login/', { email: anna.email, password });
    expect((await login(CUSTOMER_PASSWORD)).statusCode).toBe(400);
    expect((await login('Новая тишина 43')).statusCode).toBe(200);
    shop.complaints.splice(0);
  });

  it('a new e-mail is sent a letter', async () => {
    const page = await open('/account/profile');
    const emails = form(page, 'Смена e-mail');
    const submit = emails.getByRole('button', { name: 'Сменить e-mail' });
    await page.route('**/dj-rest-auth/email/', (route) => route.abort());
    await emails.getByLabel('Новый e-mail').fill(`moved-${anna.email}`);
    await submit.click();
    await emails.getByText('Ошибка при отправке email', { exact: true }).waitFor();
    await page.unroute('**/dj-rest-auth/email/');
    await submit.click();
    await emails.getByText('Письмо с подтверждением отправлено', { exact: true }).waitFor();
    const letters = () => shop.letters.map(({ to }) => to);
    await expect.poll(letters, { timeout: 10_000 }).toContain(`moved-${anna.email}`);
    shop.complaints.splice(0);
  });
});
