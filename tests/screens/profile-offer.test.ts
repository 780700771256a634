import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import type { MountedShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { signedInAs } from '../support/signed-in.ts';
import { inCart } from '../support/stored-lists.ts';

const PROFILE = '/api/dj-rest-auth/profile/';

const it = withMountedShop();
let sofa: SomeVariant;
let anna: TestCustomer;
let people = 0;
it.beforeEach(async ({ shop }) => {
  people += 1;
  anna = await signIn(shop, `offer-${people}@example.ru`, { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const profile = async () => (await anna.call('GET', PROFILE)).json();
const offer = (page: Page) => page.getByRole('button', { name: 'Сохранить в профиле' });

async function placeOrder(shop: MountedShop, customer: TestCustomer | null): Promise<Page> {
  const signedIn = customer ? signedInAs(customer) : {};
  const stored = { ...('stored' in signedIn ? signedIn.stored : {}), ...inCart(sofa) };
  const page = await shop.open('/checkout/', { ...signedIn, stored });
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Order created successfully!').waitFor();
  return page;
}

describe('after an order', () => {
  it('the empty profile of a customer takes name, phone and address by one press', async ({
    shop,
  }) => {
    const page = await placeOrder(shop, anna);
    await offer(page).click();
    await page.getByText('Профиль обновлён').waitFor();
    expect(await profile()).toMatchObject({
      first_name: 'Пётр',
      midle_name: 'Примерович',
      last_name: 'Образцов',
      address: 'ул. Образцовая, д. 1, кв. 2',
      city: 'Примерск',
    });
    expect((await profile()).phone_number).toMatch(/^\+7/);
  });

  it('what the profile has already stays', async ({ shop }) => {
    await anna.call('PUT', PROFILE, { first_name: 'Анна', city: 'Образцово' });
    const page = await placeOrder(shop, anna);
    await offer(page).click();
    await page.getByText('Профиль обновлён').waitFor();
    expect(await profile()).toMatchObject({
      first_name: 'Анна',
      last_name: 'Образцов',
      city: 'Образцово',
    });
  });

  it('of an order that is picked up it takes the address for a delivery, not that of the place', async ({
    shop,
  }) => {
    const signedIn = signedInAs(anna);
    const page = await shop.open('/checkout/', {
      ...signedIn,
      stored: { ...signedIn.stored, ...inCart(sofa) },
    });
    await fillCheckout(page);
    await page.getByRole('radio', { name: 'Самовывоз' }).check();
    await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
    await offer(page).click();
    await page.getByText('Профиль обновлён').waitFor();
    expect((await profile()).address).toBe('ул. Образцовая, д. 1, кв. 2');
  });

  it('nothing is offered to a full profile, or to a guest', async ({ shop }) => {
    await anna.call('PUT', PROFILE, {
      first_name: 'Анна',
      midle_name: 'Примеровна',
      last_name: 'Образцова',
      phone_number: '+70000000000',
      city: 'Образцово',
      address: 'ул. Другая, д. 2',
    });
    expect(await offer(await placeOrder(shop, anna)).count()).toBe(0);
    expect(await offer(await placeOrder(shop, null)).count()).toBe(0);
  });

  it('a failure is said, and the same press tries again §8.37', async ({ shop }) => {
    const page = await placeOrder(shop, anna);
    await page.route(`**${PROFILE}`, (route) => route.fulfill({ status: 503, body: '{}' }));
    await offer(page).click();
    await page.getByRole('alert').getByText('Ошибка обновления').waitFor();
    await page.unroute(`**${PROFILE}`);
    await offer(page).click();
    await page.getByText('Профиль обновлён').waitFor();
  });
});
