import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: null });
});

const LIST = '/admin/goods?text=Ладога&state=to_order';

describe('the goods in the office', () => {
  it('are counted by the warehouse on a phone, which is shown no field for prices', async () => {
    const page = await office.openAs('warehouse', LIST, PHONE);
    await page
      .getByRole('button', { name: /^Изменить/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Цена, ₽', { exact: true }).count()).toBe(0);
    await dialog.getByRole('radio', { name: 'Считать по штукам' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Введите целое число штук, например 3').waitFor();
    await dialog.getByLabel('Сколько штук').fill('4');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    await page.goto('/admin/goods?text=Ладога');
    await page.locator('.goods__stock', { hasText: '4 штуки' }).waitFor();
  });

  it('are not changed over what another has changed; nothing typed is lost', async () => {
    const page = await office.openAs('manager', '/admin/goods?text=Ладога');
    const row = page.locator('.goods tbody tr', { hasText: '4 штуки' });
    await row.getByRole('button').click();
    await shop.db.execute(`UPDATE variants SET stock = 2 WHERE stock = 4`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Сколько штук').fill('7');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText(/Пока карточка была открыта, товар изменился.*2.штуки/).waitFor();
    expect(await dialog.getByLabel('Сколько штук').inputValue()).toBe('7');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.locator('.goods__stock', { hasText: '7 штук' }).waitFor();
  });

  it('whose price changes a lot is asked about first, with both prices', async () => {
    const page = await office.openAs('manager', '/admin/goods?text=Ладога', PHONE);
    const row = page.locator('.goods tbody tr', { hasText: '7 штук' });
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: /Ладога/ });
    await dialog.getByLabel('Цена, ₽', { exact: true }).fill('549,90');
    await dialog.getByLabel('Старая цена, ₽').fill('');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const question = page.getByRole('dialog', { name: 'Цены сильно меняются' });
    await question.getByText(/54.990.₽.→ 549,90.₽/).waitFor();
    await question.getByRole('button', { name: /Вернуться и.исправить/ }).click();
    await dialog.getByText(/новые цены не.подтверждены/).waitFor();
    expect(await dialog.getByLabel('Цена, ₽', { exact: true }).inputValue()).toBe('549,90');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await question.getByRole('button', { name: 'Цена верна, изменить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    await setVariant(shop.db, sofa.variant, { priceKopecks: 5_499_000 });
  });

  it('of a filter change their prices by percent after a look at what comes out', async () => {
    const page = await office.openAs('manager', '/admin/goods?category=svetilniki');
    const rows = page.locator('.goods tbody tr');
    await rows.first().waitFor();
    const prices = () => page.locator('.goods__price').allInnerTexts();
    const before = await prices();
    await page.getByRole('button', { name: 'Цены на процент' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('На сколько процентов').fill('половина');
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByText('Введите процент, например -10 или 7,5').waitFor();
    await dialog.getByLabel('На сколько процентов').fill('1.250');
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByText(/Цены меняются на.\+1,25%/).waitFor();
    await dialog.getByLabel('На сколько процентов').fill('-10');
    await dialog.getByRole('checkbox', { name: 'Прежнюю цену показать зачёркнутой' }).check();
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByText(/^Изменится \d+ из/).waitFor();
    expect(await prices()).toEqual(before);
    await dialog.getByRole('checkbox', { name: 'Прежнюю цену показать зачёркнутой' }).uncheck();
    await dialog.getByText(/^Изменится \d+ из/).waitFor({ state: 'hidden' });
    await dialog.getByRole('checkbox', { name: 'Прежнюю цену показать зачёркнутой' }).check();
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByRole('button', { name: /^Изменить \d+ цен/ }).click();
    await page.getByText(/^Изменено: \d+.товар/).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await prices())[0]).not.toBe(before[0]);
    expect(await rows.first().locator('s').textContent()).toBe(before[0]);
  });

  it('of a filter whose prices change a lot are asked about first, with examples', async () => {
    const page = await office.openAs('manager', '/admin/goods?category=svetilniki');
    const prices = () => page.locator('.goods__price').allInnerTexts();
    await page.locator('.goods tbody tr').first().waitFor();
    const before = await prices();
    await page.getByRole('button', { name: 'Цены на процент' }).click();
    const dialog = page.getByRole('dialog', { name: /Изменить цены на.процент/ });
    await dialog.getByLabel('На сколько процентов').fill('-60');
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    const change = dialog.getByRole('button', { name: /^Изменить \d+ цен/ });
    await change.click();
    const question = page.getByRole('dialog', { name: 'Цены сильно меняются' });
    await question.getByText(/Сильно меняются цены: \d+ из.\d+/).waitFor();
    expect(await question.getByRole('listitem').count()).toBe(3);
    await question.getByText('−60%').first().waitFor();
    await question.getByRole('button', { name: /Вернуться и.исправить/ }).click();
    await dialog.getByText(/новые цены не.подтверждены/).waitFor();
    expect(await prices()).toEqual(before);
    await change.click();
    await question.getByRole('button', { name: /^Цены верны, изменить/ }).click();
    await page.getByText(/^Изменено: \d+.товар/).waitFor();
    await expect.poll(async () => (await prices())[0]).not.toBe(before[0]);
  });

  it('of more than fifty need a code; who has no app is told where to connect one', async () => {
    const page = await office.openAs('content', '/admin/goods?category=divany');
    await page.getByRole('button', { name: 'Цены на процент' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('На сколько процентов').fill('5');
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByRole('button', { name: /^Изменить \d+ цен/ }).click();
    await page.getByText('Подключите приложение с кодами на странице «Мой вход»').waitFor();
    await page.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    await dialog.getByText('Подтвердите, что это вы').waitFor();
  });

  it('has views of its list: kept on a phone by keyboard, opened by another member, renamed and removed', async () => {
    const page = await office.openAs('content', '/admin/goods?state=to_order', PHONE);
    const views = page.getByRole('navigation', { name: 'Виды списка' });
    const keep = views.getByRole('button', { name: 'Сохранить вид' });
    await keep.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Вид запомнит фильтр и.порядок, которые/).waitFor();
    await dialog.getByRole('checkbox', { name: 'Показывать для всех сотрудников' }).check();
    await dialog.getByLabel('Название').fill('Всё под заказ');
    await page.keyboard.press('Enter');
    const saved = views.getByRole('link', { name: 'Всё под заказ' });
    await saved.waitFor();
    expect(await saved.getAttribute('aria-current')).toBe('page');
    expect(await keep.count()).toBe(0);

    const other = await office.openAs('manager', '/admin/goods');
    await other.getByRole('link', { name: 'Всё под заказ' }).click();
    await other.waitForURL('**/admin/goods?state=to_order');
    await other
      .getByRole('navigation', { name: 'Виды списка' })
      .locator('[aria-current="page"]', { hasText: 'Всё под заказ' })
      .waitFor();
    await other.goto('/admin/orders');
    await other.getByRole('navigation', { name: 'Виды списка' }).waitFor();
    expect(await other.getByRole('link', { name: 'Всё под заказ' }).count()).toBe(0);

    const choose = async (action: string) => {
      await views.getByRole('button', { name: /^Действия с видом/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Переименовать');
    await dialog.getByLabel('Название').fill('Под заказ, все');
    await page.keyboard.press('Enter');
    await views.getByRole('link', { name: 'Под заказ, все' }).waitFor();
    await choose('Удалить');
    await dialog.getByText(/исчезнет у.всех сотрудников\. Товары останутся/).waitFor();
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await page.getByText('Удалено: Под заказ, все.').waitFor();
    await keep.waitFor();
  });
});
