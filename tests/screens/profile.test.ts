import { beforeEach, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants } from '../support/catalogue.ts';
import {
  CUSTOMER_PASSWORD,
  callAsGuest,
  confirmEmail,
  signIn,
  type TestCustomer,
} from '../support/customer.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { cartLine } from '../support/order-form.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let anna: TestCustomer;
let people = 0;
beforeEach(async () => {
  people += 1;
  anna = await signIn(shop, `profile-${people}@example.ru`, { isNew: true });
});

const open = (path = '/account/profile') => shop.open(path, signedInAs(anna));

describe('the profile', () => {
  const edit = (page: Page) => page.getByRole('button', { name: 'Редактировать', exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' });
  const row = (page: Page, label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd')
      .textContent();

  it('is changed in its form and shown again §1.19 2.149 4.83-85 6.12 7.9 7.10 8.35', async () => {
    const page = await open();
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
      'Анна',
      'Примеровна',
      'Женский',
      '+70000000000',
      '3 февраля 1990 г.',
      '—',
      anna.email,
    ]);
    const known = await anna.call('GET', '/api/dj-rest-auth/profile/');
    expect(known.json()).toMatchObject({ first_name: 'Анна', midle_name: 'Примеровна' });
  });

  it('says whether the e-mail is confirmed, and sends the letter again', async () => {
    const page = await open();
    const again = page.getByRole('button', { name: 'Отправить письмо ещё раз' });
    await page.getByText('E-mail не подтверждён.').waitFor();
    const letters = () =>
      shop.letters.filter(({ to, text }) => to === anna.email && text.includes('/confirm-email/'));
    await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(1);
    await page.route('**/dj-rest-auth/email/', (route) => route.abort());
    await again.click();
    await page.getByText('Ошибка при отправке email', { exact: true }).waitFor();
    await page.unroute('**/dj-rest-auth/email/');
    await again.click();
    await page.getByText('Письмо с подтверждением отправлено', { exact: true }).waitFor();
    await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(2);
    await confirmEmail(shop, anna);
    await page.reload();
    await page.getByText('E-mail подтверждён.', { exact: true }).waitFor();
    expect(await again.count()).toBe(0);
  });

  it('says what is wrong, keeps what was typed, and goes back with ‘Отмена’ §4.86 8.36', async () => {
    const page = await open();
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
  });

  it.each(['null', '<html>'])(
    'says so when it cannot be saved, and saves when asked again: %s §8.36',
    async (body) => {
      const page = await open();
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
    },
  );

  it('changed in its dialog is changed on the page behind it §2.133 4.84', async () => {
    const page = await open();
    await edit(page).waitFor();
    await page.getByRole('button', { name: 'Разделы кабинета' }).click();
    await page.getByRole('button', { name: 'Редактировать профиль' }).click();
    const dialog = page.getByRole('dialog', { name: 'Редактировать профиль' });
    await dialog.getByLabel('Город').fill('Примерск');
    await save(page).click();
    await dialog.getByText('Профиль обновлён').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => row(page, 'Город')).toBe('Примерск');
  });

  it('takes the message away from a number that a tap puts right', async () => {
    const page = await open();
    await edit(page).click();
    await page.getByLabel('Телефон').fill('8 (000) 000-00-00');
    await save(page).click();
    const message = page.getByText('Введите телефон в формате +7XXXXXXXXXX');
    await message.waitFor();
    await page.getByRole('button', { name: 'Заменить 8 на +7' }).click();
    await message.waitFor({ state: 'detached' });
  });

  it('is missing where the shop has none, and can be read again where that failed §2.150 8.58', async () => {
    const page = await shop.open(BLANK, signedInAs(anna));
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
  });

  it('fills the checkout, but not over what was typed', async () => {
    await anna.call('PUT', '/api/dj-rest-auth/profile/', {
      first_name: 'Анна',
      last_name: 'Образцова',
      city: 'Примерск',
    });
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

  it('a new password counts at once §1.20 6.13 8.37 8.38', async () => {
    const page = await open();
    const passwords = form(page, 'Смена пароля');
    await passwords.getByLabel('Нынешний пароль').fill('Не тот пароль');
    await passwords.getByLabel('Новый пароль', { exact: true }).fill('password');
    await passwords.getByLabel('Повторите новый пароль').fill('password');
    await passwords.getByRole('button', { name: 'Сменить пароль' }).click();
    await passwords.getByText('Ошибка при смене пароля', { exact: true }).waitFor();
    await passwords.getByText('Нынешний пароль неверен').waitFor();
    await passwords.getByLabel('Нынешний пароль').fill(CUSTOMER_PASSWORD);
    await passwords.getByRole('button', { name: 'Сменить пароль' }).click();
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
  });

  it('a new e-mail is sent a letter §1.21 6.14 7.12 8.39 8.40', async () => {
    const page = await open();
    const emails = form(page, 'Смена e-mail');
    const submit = emails.getByRole('button', { name: 'Сменить e-mail' });
    await page.route('**/dj-rest-auth/email/', (route) => route.abort());
    await emails.getByLabel('Нынешний пароль').fill(CUSTOMER_PASSWORD);
    await emails.getByLabel('Новый e-mail').fill(`moved-${anna.email}`);
    await submit.click();
    await emails.getByText('Ошибка при отправке email', { exact: true }).waitFor();
    await page.unroute('**/dj-rest-auth/email/');
    await submit.click();
    await emails.getByText('Письмо с подтверждением отправлено', { exact: true }).waitFor();
    const letters = () => shop.letters.map(({ to }) => to);
    await expect.poll(letters, { timeout: 10_000 }).toContain(`moved-${anna.email}`);
  });
});
