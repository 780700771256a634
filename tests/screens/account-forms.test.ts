import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { CUSTOMER_PASSWORD, signIn } from '../support/customer.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);

beforeAll(() => signIn(shop, 'known@example.ru', { isNew: true }));

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();
const path = (page: Page) => new URL(page.url()).pathname;

/** The browser's alerts, answered as they come. */
function alertsOf(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

/** The message that stands at a field. */
async function messageAt(page: Page, name: string): Promise<string> {
  const input = field(page, name);
  const ids = (await input.getAttribute('aria-describedby')) ?? '';
  const alerts = page.getByRole('alert').filter({ visible: true });
  const texts = await alerts.evaluateAll(
    (elements, all) =>
      elements.filter(({ id }) => all.split(' ').includes(id)).map((one) => one.textContent),
    ids,
  );
  return texts.join();
}

describe('login', () => {
  it('says at the fields what is missing, and clears it when they are edited §5.25 5.26', async () => {
    const page = await shop.open('/login');
    await press(page, 'Войти');
    await expect.poll(() => messageAt(page, 'E-mail')).toBe('Это поле обязательно');
    expect(await messageAt(page, 'Пароль')).toBe('Это поле обязательно');
    expect(await field(page, 'E-mail').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    await field(page, 'E-mail').fill('known@');
    expect(await messageAt(page, 'E-mail')).toBe('');
    await press(page, 'Войти');
    await expect
      .poll(() => messageAt(page, 'E-mail'))
      .toBe('Введите корректный email (например, name@example.ru)');
  });

  it('answers a wrong password with an alert and the reason, and keeps what was typed §8.41', async () => {
    const page = await shop.open('/login');
    const alerts = alertsOf(page);
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Пароль').fill('не тот пароль');
    await press(page, 'Войти');
    await page.getByText('Неверный e-mail или пароль.').waitFor();
    expect(alerts).toEqual(['Ошибка входа']);
    // The alert has said it.
    expect(await page.getByText('Ошибка входа').count()).toBe(0);
    expect(await field(page, 'E-mail').inputValue()).toBe('known@example.ru');
    expect(path(page)).toBe('/login');
  });

  it('goes to the cabinet, and from there out again §1.15 2.25 2.27 2.28 2.151 4.2 4.6 4.11 7.4', async () => {
    const page = await shop.open('/login');
    await field(page, 'E-mail').fill(' Known@Example.ru ');
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Войти');
    await page.waitForURL('**/account/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Личный кабинет' }).waitFor();
    expect(await header.getByRole('link', { name: 'Войти' }).count()).toBe(0);
    await page.goto('/login');
    await page.waitForURL('**/account/');
    const farewell = page.getByText('Выход...', { exact: true }).waitFor();
    await header.getByRole('link', { name: 'Выйти' }).click();
    await farewell;
    await page.waitForURL((url) => url.pathname === '/');
    await header.getByRole('link', { name: 'Войти' }).waitFor();
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not follow ?next=%s to another site',
    async (next) => {
      const page = await shop.open(`/login?next=${encodeURIComponent(next)}`);
      await field(page, 'E-mail').fill('known@example.ru');
      await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
      await press(page, 'Войти');
      await page.getByRole('heading', { level: 1, name: 'Личный кабинет' }).waitFor();
      expect(page.url()).toBe(`${shop.url}/account/`);
    },
  );

  it('only logs an answer without tokens §8.42', async () => {
    const page = await shop.open('/login');
    const alerts = alertsOf(page);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.route('**/login/', (route) => route.fulfill({ json: {} }));
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Войти');
    await expect.poll(() => warnings.join()).toContain('no tokens');
    expect([alerts, path(page)]).toEqual([[], '/login']);
  });

  it('says so when the shop cannot be reached, and works when it can §8.41', async () => {
    const page = await shop.open('/login');
    const alerts = alertsOf(page);
    await page.route('**/dj-rest-auth/login/', (route) => route.abort());
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Войти');
    await page.getByText('Нет связи с магазином').waitFor();
    expect(alerts).toEqual(['Ошибка входа']);
    await page.unroute('**/dj-rest-auth/login/');
    await press(page, 'Войти');
    await page.waitForURL('**/account/');
  });

  it('from the checkout leads back to it', async () => {
    const page = await shop.open('/checkout/');
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Пароль').fill(CUSTOMER_PASSWORD);
    await press(page, 'Войти');
    await page.waitForURL('**/checkout/');
  });
});

describe('registration', () => {
  it('shows the shop’s reasons at the fields under its own message §2.153 5.28 8.44', async () => {
    const page = await shop.open('/register');
    await field(page, 'E-mail').fill('other@example.ru');
    await field(page, 'Пароль').fill('Тихая гавань 42');
    await field(page, 'Повторите пароль').fill('Тихая гавань 43');
    await press(page, 'Зарегистрироваться');
    await page.getByText('Ошибка регистрации', { exact: true }).waitFor();
    expect(await messageAt(page, 'Повторите пароль')).toBe('Пароли не совпадают');
    await field(page, 'E-mail').fill('known@example.ru');
    await field(page, 'Повторите пароль').fill('Тихая гавань 42');
    await press(page, 'Зарегистрироваться');
    await expect.poll(() => messageAt(page, 'E-mail')).toContain('уже зарегистрирован');
  });

  it('says that it went well on the home page, until it is closed §1.13 2.26 4.3 4.12 8.45', async () => {
    const page = await shop.open('/register');
    await field(page, 'E-mail').fill('new@example.ru');
    await field(page, 'Пароль').fill('Тихая гавань 42');
    await field(page, 'Повторите пароль').fill('Тихая гавань 42');
    await press(page, 'Зарегистрироваться');
    await page.waitForURL((url) => url.pathname === '/');
    const message = page.getByText(
      'Регистрация прошла успешно! Пожалуйста, проверьте вашу почту для подтверждения регистрации.',
      { exact: true },
    );
    await message.waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Закрыть' }).click();
    await message.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' }).waitFor();
  });
});

describe('a forgotten password', () => {
  it('is asked for by e-mail, with the same words for every address §2.29 2.152 2.154 7.13 8.46 8.47', async () => {
    const page = await shop.open('/login');
    await page.getByRole('link', { name: 'Забыли пароль?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Восстановление пароля' }).waitFor();
    for (const email of ['known@example.ru', 'nobody@example.ru']) {
      await field(page, 'E-mail').fill(email);
      await press(page, 'Отправить письмо');
      await page.getByText('Письмо для сброса пароля отправлено!', { exact: true }).waitFor();
    }
    await page.route('**/password/reset/', (route) => route.fulfill({ status: 500, body: '' }));
    await press(page, 'Отправить письмо');
    await page.getByText('Ошибка при сбросе пароля.', { exact: true }).waitFor();
    await page.getByText('Письмо для сброса').waitFor({ state: 'detached' });
  });

  it('is not set anew by a wrong link, which says how to get another §2.30 8.49', async () => {
    const page = await shop.open('/reset-password/confirm?uid=MQ&token=nonsense');
    await field(page, 'Новый пароль').fill('Тихая гавань 44');
    await field(page, 'Повторите новый пароль').fill('Тихая гавань 44');
    await press(page, 'Сохранить пароль');
    await page.getByText('Ошибка сброса пароля', { exact: true }).waitFor();
    await page.getByText('Ссылка недействительна').waitFor();
    await page.getByRole('link', { name: 'Запросить новую ссылку' }).click();
    await page.getByRole('heading', { level: 1, name: 'Восстановление пароля' }).waitFor();
  });
});
