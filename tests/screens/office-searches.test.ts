import { describe } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

describe('what visitors search for', () => {
  it('leads to a page of the shop, whose address is copied from the browser', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', '/admin/searches', PHONE);
    await page.getByRole('button', { name: 'Подсказать поиску', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Слово покупателя' }).fill('Рассрочка');
    const address = dialog.getByRole('textbox', { name: 'Или какую страницу открыть' });
    await address.fill('https://example.ru/');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText(/Введите адрес страницы магазина/).waitFor();
    await address.fill(`${shop.url}/?page=delivery`);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Поиск теперь понимает слово «рассрочка».').waitFor();

    const visitor = await shop.open('/');
    await visitor.getByRole('searchbox').first().fill('рассрочка');
    await visitor.keyboard.press('Enter');
    await visitor.waitForURL('**/?page=delivery');
  });
});
