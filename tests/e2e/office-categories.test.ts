import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);

const stored = async (): Promise<{ slug: string; name: string; parent: string | null }[]> =>
  (await fetch(`${shop.url}/api/category/`)).json();

describe('the categories in the office', () => {
  it('change their order by the keyboard, and their name, address and filters by a form', async () => {
    const page = await office.openAs('content', '/admin/categories');
    const before = (await stored()).map(({ name }) => name);
    await page.getByRole('button', { name: `Ниже: ${before[0]}` }).press('Enter');
    await expect.poll(async () => (await stored())[0]?.name).toBe(before[1]);
    await page.getByRole('button', { name: 'Диваны', exact: true }).click();
    await page.getByLabel('Название', { exact: true }).fill('Диваны и софы');
    await page.getByLabel('Адрес').fill('divany-i-sofy');
    const remove = page.getByRole('button', { name: /^Убрать фильтр: / });
    await remove.first().waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    // Padding and one line of the word.
    for (const one of await remove.all())
      expect((await one.boundingBox())?.height).toBeLessThanOrEqual(44);
    await page.setViewportSize(DESKTOP.viewport);
    await remove.first().click();
    await page.getByText('Ваш список.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByLabel('Название', { exact: true }).press('Control+Enter');
    await page.getByText('Сохранено: Диваны и софы.').waitFor();
    expect(await stored()).toContainEqual(
      expect.objectContaining({ slug: 'divany-i-sofy', name: 'Диваны и софы' }),
    );
    const former = await fetch(`${shop.url}/api/category/divany/`);
    expect(await former.json()).toMatchObject({ slug: 'divany-i-sofy' });
  });

  it('go below another one and back to the first level by keyboard and mouse; what two levels forbid is refused with the reason', async () => {
    const page = await office.openAs('content', '/admin/categories');
    const row = (name: string) => page.getByRole('row', { name, exact: true });
    const grip = { x: 40, y: 20 };
    const levelOf = (name: string) => row(name).getAttribute('aria-level');
    const [one, top] = (await stored()).filter(({ parent }) => parent === null).slice(-2);
    if (!one || !top) throw new Error('The shop has too few categories');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await row(one.name).press('ArrowRight');
    await expect.poll(focused).toBe(`Переставить: ${one.name}`);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^(Вставить|Перетащить)/);
    const seen: string[] = [];
    while (seen.at(-1) !== `Перетащить на ${top.name}` && seen.length < 150) {
      await page.keyboard.press('ArrowDown');
      seen.push(await focused());
    }
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await stored()).find(({ slug }) => slug === one.slug)?.parent)
      .toBe(top.slug);
    await expect.poll(() => levelOf(one.name)).toBe('2');
    await expectAccessible(page);
    // Nothing scrolls while a row is dragged.
    await page.setViewportSize({ width: 1440, height: 2000 });
    await row(top.name).dragTo(row('Кровати'), { sourcePosition: grip });
    await page.getByText(/есть подкатегории: /).waitFor();
    expect(await levelOf(top.name)).toBe('1');
    await row(one.name).dragTo(row('Кровати'), {
      sourcePosition: grip,
      targetPosition: { x: 60, y: 1 },
    });
    await expect.poll(() => levelOf(one.name)).toBe('1');
    expect((await stored()).find(({ slug }) => slug === one.slug)?.parent).toBeNull();
  });

  it('have a text below their goods and a title for search engines', async () => {
    const page = await office.openAs('content', '/admin/categories');
    await page.getByRole('button', { name: 'Зеркала', exact: true }).click();
    await page.getByLabel('Описание', { exact: true }).fill('В раме и без рамы.\n\nС подсветкой.');
    await page.getByLabel(/^Название в.результатах поиска$/).fill('Зеркала в прихожую');
    await page.getByLabel(/^Описание в.результатах поиска$/).fill('Зеркала в раме и без рамы.');
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Сохранено: Зеркала.').waitFor();
    const [shown] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Открыть в магазине' }).click(),
    ]);
    const text = shown.getByText('С подсветкой.');
    await text.waitFor();
    expect(await shown.title()).toMatch(/^Зеркала в прихожую — /);
    await expectAccessible(shown);
    await shown.getByRole('link', { name: 'Категории', exact: true }).first().click();
    await text.waitFor({ state: 'detached' });
    await shown.getByRole('main').getByRole('link', { name: 'Зеркала' }).click();
    await text.waitFor();
    expect(await shown.title()).toMatch(/^Зеркала в прихожую — /);
  });

  it('are made in a form that all can use, on a phone too', async () => {
    const page = await office.openAs('content', '/admin/categories', PHONE);
    await page.getByRole('button', { name: 'Новый раздел' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await dialog.getByText('Введите название раздела.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await dialog.getByLabel('Название', { exact: true }).fill('Качели');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await page.getByRole('heading', { name: 'Качели' }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
