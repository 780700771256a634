import { describe, expect, vi } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop();

describe('the header', () => {
  it('has a menu that says where one is, and leads on', async ({ shop }) => {
    const page = await shop.open('/?page=delivery');
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const opener = page.getByRole('button', { name: 'Меню' });
    await opener.click();
    const here = () => menu.locator('[aria-current=page]').allTextContents();
    expect(await here()).toEqual(['Доставка']);
    await menu.getByRole('link', { name: 'Пуфы' }).click();
    await page.getByRole('heading', { level: 1, name: 'Пуфы' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await opener.click();
    expect(await here()).toEqual(['Пуфы']);
  });

  it('has a menu that asks again for categories that could not be read §8.4 8.7', async ({
    shop,
  }) => {
    await shop.db.execute('ALTER TABLE categories RENAME TO categories_gone');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await shop.open('/cart/');
    await shop.db.execute('ALTER TABLE categories_gone RENAME TO categories');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/category/', async (route) => {
      await held;
      await route.continue();
    });
    const menu = page.getByRole('navigation', { name: 'Меню' });
    await page.getByRole('button', { name: 'Меню' }).click();
    await menu.getByText('Something went wrong!', { exact: true }).waitFor();
    await menu.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await menu.getByText('Loading', { exact: true }).waitFor();
    answer();
    await menu.getByRole('link', { name: 'Диваны', exact: true }).waitFor();
  });
});
