import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

/** Searches as a visitor, whose browser tells it when it rests. */
async function searchFor(shop: ShopInBrowser, text: string) {
  const page = await shop.open('/');
  const told = page.waitForResponse('**/api/telemetry/searches/', { timeout: 15_000 });
  await page.getByRole('searchbox').first().fill(text);
  await page.keyboard.press('Enter');
  await told;
  return page;
}

describe('what visitors search for', () => {
  it('is seen by the staff, who say what a word means; the next visitor finds it', async ({
    shop,
    office,
  }) => {
    const found = await searchFor(shop, 'шкаф купе');
    const opened = found.waitForResponse('**/api/telemetry/searches/', { timeout: 15_000 });
    await found.locator('.search-results .product-card a').first().click();
    await opened;
    const nothing = await searchFor(shop, 'дрыхальник');
    await nothing
      .getByText(/ничего не нашлось/)
      .first()
      .waitFor();

    const page = await office.openAs('content', '/admin/searches');
    const row = page.getByRole('row', { name: /шкаф купе/ });
    expect(await row.getByRole('cell').nth(3).textContent()).toBe('1');
    await page.getByRole('combobox', { name: 'Показать' }).selectOption('nothing');
    await expect.poll(() => row.count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Подсказать поиску: дрыхальник' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText(/Напишите хотя бы одно слово/).waitFor();
    await dialog.getByRole('textbox', { name: 'Что показать' }).fill('кресло-кровать');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Поиск теперь понимает слово «дрыхальник».').waitFor();

    const again = await searchFor(shop, 'дрыхальник');
    await again.getByRole('article').first().waitFor();

    await page.getByRole('button', { name: 'Изменить подсказку: дрыхальник' }).click();
    const meanings = dialog.getByRole('textbox', { name: 'Что показать' });
    expect(await meanings.inputValue()).toBe('кресло-кровать');
    await meanings.fill('');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Поиск больше не.подсказывает слово «дрыхальник»/).waitFor();
    await page.getByRole('button', { name: 'Подсказать поиску: дрыхальник' }).waitFor();
  });
});
