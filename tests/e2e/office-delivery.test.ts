import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

/** Whether an element stands whole in the window and in what scrolls around it. */
function isSeen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const at = (y: number) => document.elementFromPoint((left + right) / 2, y);
  return [top + 1, bottom - 1].every((y) => element.contains(at(y)));
}

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

describe('delivery in the office', () => {
  it('is set zone by zone, tried before it is saved, and refused with the fault at its field', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('owner', '/admin/delivery');
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByText('Зон пока нет').waitFor();
    await page.getByRole('button', { name: 'Добавить зону' }).click();
    await page.getByLabel('Название зоны').fill('Тверь');
    const towns = page.getByLabel('Города', { exact: true });
    await towns.fill('Тверь');
    await page.getByLabel('Цена, ₽').first().fill('1 500');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await expect.poll(() => towns.getAttribute('aria-invalid')).toBe('true');
    await towns.fill('Тверь, Тверская область');

    const trial = page.getByRole('region', { name: 'Что увидит покупатель' });
    await trial.getByLabel('Город', { exact: true }).fill('тверь');
    await trial.getByRole('button', { name: 'Посчитать' }).click();
    await trial.getByText(/61\s500/).waitFor();
    // The answer stands below the button, and is led to.
    const told = trial.getByRole('status');
    expect(await told.textContent()).toContain('К\u00a0оплате');
    await expect.poll(() => told.evaluate(isSeen)).toBe(true);
    await trial.getByRole('checkbox', { name: 'Заберут сами' }).check();
    await trial.getByRole('button', { name: 'Посчитать' }).click();
    await trial.getByText('Самовывоз').waitFor();
    await page.setViewportSize(PHONE.viewport);
    await trial.getByText('Самовывоз').waitFor({ state: 'hidden' });
    await trial.getByRole('button', { name: 'Показать' }).click();
    await trial.getByText('Самовывоз').waitFor();
    await page.setViewportSize(DESKTOP.viewport);
    expect((await shop.app.inject('/callback/site-settings/')).json().delivers).toBe(false);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);

    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Условия доставки сохранены').waitFor();
    // What was being changed is still there to be changed.
    expect(await towns.isVisible()).toBe(true);
    await expect
      .poll(async () => (await shop.app.inject('/callback/site-settings/')).json().delivers)
      .toBe(true);
    await page.reload();
    await page.getByText('Тверь', { exact: true }).first().click();
    expect(await towns.inputValue()).toBe('Тверь, Тверская область');
  });

  it('is looked at, and not changed, by those who write pages', async ({ office }) => {
    const page = await office.openAs('content', '/admin/delivery');
    await page.getByText('Менять условия доставки может владелец.').waitFor();
    expect(await page.getByRole('button', { name: 'Добавить зону' }).count()).toBe(0);
  });
});
