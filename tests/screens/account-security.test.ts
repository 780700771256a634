import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, callAsGuest, signIn } from '../support/customer.ts';
import type { MountedShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withMountedShop();

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** The path of the link in the latest letter to an address. */
async function linkIn(shop: MountedShop, to: string, path: string): Promise<string> {
  const letter = () =>
    shop.letters.findLast((one) => one.to === to && one.text.includes(path))?.text ?? '';
  await expect.poll(letter, { timeout: 15_000 }).not.toBe('');
  const { pathname, search } = new URL(/https?:\S+/.exec(letter())?.[0] ?? '');
  return pathname + search;
}

async function signInHere(page: Page, email: string, password = CUSTOMER_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await press(page, 'Войти');
}

it('orders of a guest join the history by a letter, which leads a signed-out browser by way of the sign-in', async ({
  shop,
}) => {
  const email = 'joins@example.ru';
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('no sofa');
  const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
    cart_items: [cartLine(sofa)],
  });
  const form = orderForm(cart.json().cart_uuid, { email });
  const { number } = (await callAsGuest(shop, 'POST', '/api/orders/order-create/', form)).json();
  const anna = await signIn(shop, email, { isNew: true });

  const page = await shop.open('/account/', signedInAs(anna));
  await page.getByText('У вас пока нет заказов.').waitFor();
  await page.getByRole('link', { name: 'Присоедините те заказы' }).click();
  await press(page, 'Присоединить прежние заказы');
  await page.getByText('Письмо отправлено', { exact: true }).waitFor();

  const elsewhere = await shop.open(await linkIn(shop, email, '/join-orders/'));
  await elsewhere.getByText('Войдите в\u00a0кабинет').waitFor();
  await elsewhere.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await signInHere(elsewhere, email);
  await elsewhere.getByText('Готово: заказы').waitFor();
  await elsewhere.getByRole('link', { name: 'Открыть историю заказов' }).click();
  await elsewhere.getByRole('article').getByText(number).waitFor();
});

it('the cabinet lists devices and ends one, then all others', async ({ shop }) => {
  const email = 'devices@example.ru';
  const anna = await signIn(shop, email, { isNew: true });
  const others = [await signIn(shop, email), await signIn(shop, email), await signIn(shop, email)];
  const page = await shop.open('/account/devices', signedInAs(anna));
  const rows = page.getByRole('main').getByRole('listitem', { name: 'Неизвестное устройство' });
  const signedIn = async () =>
    (await Promise.all(others.map((one) => one.call('GET', '/dj-rest-auth/user/')))).filter(
      ({ statusCode }) => statusCode === 200,
    ).length;
  await expect.poll(() => rows.count()).toBe(4);
  await rows.filter({ hasText: 'Это устройство' }).waitFor();
  await press(page, 'Завершить сеанс: Неизвестное устройство');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await signedIn()).toBe(2);
  await press(page, 'Выйти на всех других устройствах');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('status').getByText('Готово: там придётся войти снова.').waitFor();
  expect([await signedIn(), (await anna.call('GET', '/dj-rest-auth/user/')).statusCode]).toEqual([
    0, 200,
  ]);
});

it('‘Это не я’ waits for a press, then gives the account back', async ({ shop }) => {
  const email = 'stolen@example.ru';
  const thief = await signIn(shop, email, { isNew: true });
  const stolen = { new_password1: 'Чужая пристань 7', new_password2: 'Чужая пристань 7' };
  await thief.call('POST', '/dj-rest-auth/password/change/', stolen);
  const signedIn = async () => (await thief.call('GET', '/dj-rest-auth/user/')).statusCode === 200;

  const page = await shop.open(await linkIn(shop, email, '/not-me/'));
  await page.getByText('Пароль перестанет действовать').waitFor();
  expect(await signedIn()).toBe(true);
  await press(page, 'Это не я, вернуть как было');
  await page.getByText('Кабинет снова ваш.').waitFor();
  expect(await signedIn()).toBe(false);

  await page.reload();
  await press(page, 'Это не я, вернуть как было');
  await page.getByText('Ссылка недействительна или уже использована.').waitFor();
  await page.goto(await linkIn(shop, email, '/reset-password/confirm'));
  await page.getByLabel('Новый пароль', { exact: true }).waitFor();
});
