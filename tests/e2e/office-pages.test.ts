import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

/** By the bar at the foot of the page: it comes with what is typed, and may lie over the button of the form. */
const save = (page: Page) =>
  page
    .getByRole('region', { name: 'Не сохранено' })
    .getByRole('button', { name: 'Сохранить' })
    .click();

describe('the pages of text in the office', () => {
  it('are written with errors by their lines, saved by keyboard and shown in the shop', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages');
    await page.getByRole('main').getByRole('link', { name: 'Доставка' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Новая страница' }).click();
    await page.getByLabel('Название').fill('Сборка мебели');
    await page.getByLabel('Адрес').fill('sborka');
    const text = page.getByRole('textbox', { name: 'Текст' });
    await page.getByRole('button', { name: 'Как текст' }).click();
    await text.fill('Соберём\n\n# Большой заголовок');
    await text.press('Control+Enter');
    await page.getByText(/^Строка 3: Раздел начинается/).waitFor();
    await page.reload();
    expect(await page.getByLabel('Название').inputValue()).toBe('Сборка мебели');
    await page.getByRole('button', { name: 'Как текст' }).click();
    await text.fill('Соберём за день.\n\n## Порядок\n\n- стол\n- шкаф');
    await page.getByRole('checkbox', { name: 'Показывать в главном меню' }).check();
    await text.press('Control+Enter');
    await page.getByText('Сохранено: Сборка мебели').waitFor();
    await page.waitForURL('**/admin/pages/sborka');
    await page.getByRole('heading', { name: 'Версии' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto('/?page=sborka');
    await page.getByRole('heading', { level: 1, name: 'Сборка мебели' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Порядок' }).waitFor();
  });

  it('lead from their former addresses, each of which can be removed by keyboard', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages/sborka', PHONE);
    await page.getByLabel('Адрес').fill('montazh');
    await save(page);
    await page.waitForURL('**/admin/pages/montazh');
    const remove = page.getByRole('button', { name: 'Убрать старый адрес sborka' });
    await remove.waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    const led = await shop.app.inject('/?page=sborka');
    expect([led.statusCode, led.headers.location]).toEqual([301, '/?page=montazh']);
    await page.goto('/?page=sborka');
    await page.getByRole('heading', { level: 1, name: 'Сборка мебели' }).waitFor();
    await page.waitForURL('**/?page=montazh');
    await page.goto('/admin/pages/montazh');
    await remove.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/Адрес sborka больше не.ведёт сюда/).waitFor();
    await remove.waitFor({ state: 'detached' });
    await page.goto('/?page=sborka');
    await page.waitForURL('**/?page=sborka');
    await page.goto('/admin/pages/montazh');
    await page.getByLabel('Адрес').fill('sborka');
    await save(page);
    await page.waitForURL('**/admin/pages/sborka');
  });

  it('change their order by the mouse', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages');
    const titles = () => page.locator('.sortable__item a').allInnerTexts();
    await page.getByRole('main').getByRole('link', { name: 'Доставка' }).waitFor();
    const before = await titles();
    const last = before.at(-1) ?? '';
    await page
      .locator('.sortable__item', { hasText: last })
      .locator('.sortable__grip')
      .dragTo(page.locator('.sortable__item').first(), { targetPosition: { x: 40, y: 3 } });
    await page.getByText('Порядок сохранён').waitFor();
    await expect.poll(async () => (await titles())[0]).toBe(last);
  });

  it('are compared with their versions in a dialog that all can use', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages/delivery');
    await page.getByLabel('Вводный абзац').fill('Привезём завтра');
    await save(page);
    await page.getByText(/^Сохранено: /).waitFor();
    await page
      .getByRole('button', { name: /^Сравнить/ })
      .last()
      .click();
    await page.getByRole('dialog').locator('del', { hasText: 'Привезём завтра' }).waitFor();
    await expectAccessible(page);
  });
});

describe('the text of a page', () => {
  it('is written as it will look, by keyboard and by buttons, and shown so in the shop', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages/+');
    await page.getByLabel('Название').fill('Уход за деревом');
    await page.getByLabel('Адрес').fill('uhod');
    const text = page.getByRole('textbox', { name: 'Текст' });
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    await text.click();
    await page.keyboard.type('## Масло');
    expect(await tool('Раздел').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Раз в ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('полгода');
    expect(await tool('Жирный').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await tool('Жирный').click();
    await tool('Список').click();
    await page.keyboard.type('тряпка');
    await page.keyboard.press('Enter');
    await page.keyboard.type('масло');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool('Таблица').click();
    for (const cell of ['Дерево', 'Масло', 'дуб', 'льняное', 'ясень', '']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await tool('Убрать строку').click();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await tool('Как текст').click();
    expect(await text.inputValue()).toBe(
      '## Масло\n\nРаз в **полгода**\n\n- тряпка\n- масло\n\n| Дерево | Масло   |\n| ------ | ------- |\n| дуб    | льняное |\n',
    );
    await tool('Как текст').click();
    await text.getByText('льняное').click();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Сохранено: Уход за деревом').waitFor();
    await page.goto('/?page=uhod');
    await page.getByRole('heading', { level: 2, name: 'Масло' }).waitFor();
    await page.getByRole('cell', { name: 'льняное' }).waitFor();
    expect(await page.locator('main strong').allInnerTexts()).toEqual(['полгода']);
  });

  it('has links that are chosen by name, and none that lead nowhere', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages/uhod');
    const text = page.getByRole('textbox', { name: 'Текст' });
    await text.getByText('тряпка').dblclick({ position: { x: 12, y: 10 } });
    await page.getByRole('button', { name: 'Ссылка' }).click();
    const dialog = page.getByRole('dialog');
    const to = dialog.getByRole('combobox', { name: 'Куда ведёт' });
    await to.fill('/?page=net-takoj');
    await to.press('Tab');
    await dialog.getByRole('button', { name: 'Поставить ссылку' }).click();
    await dialog.getByText(/^Такой страницы в.магазине нет/).waitFor();
    await to.fill('достав');
    await page.getByRole('option', { name: /^Доставка/ }).click();
    await expect.poll(() => to.inputValue()).toBe('/?page=delivery');
    await dialog.getByRole('button', { name: 'Поставить ссылку' }).click();
    await text.getByRole('link', { name: 'тряпка' }).waitFor();
    await text.getByRole('heading').click();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Ссылка' }).click();
    await to.fill('контакт');
    await page.getByRole('option', { name: /^Контакты/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Поставить ссылку' }).click();
    await text.getByRole('link', { name: 'Контакты' }).waitFor();
    await page.getByRole('button', { name: 'Как текст' }).click();
    await text.fill(`${await text.inputValue()}\nСм. [сборку](/?page=net-takoj).`);
    await text.press('Control+Enter');
    await page.getByText(/^Ссылка «сборку» ведёт на/).waitFor();
  });

  it('is pasted without looks, and keeps to the letter what it cannot show', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages/+');
    const text = page.getByRole('textbox', { name: 'Текст' });
    await text.click();
    await text.evaluate((place) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body>
        <h1 style="color: red">Сборка</h1><p class="MsoNormal"><span style="font-weight:bold">Быстро</span>&nbsp;и <i>тихо</i><o:p></o:p></p>
        <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>стол</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>шкаф</p>
        <ul><li>раз<ul><li>два</li></ul></li></ul><p><img src="http://x.example/1.png" onerror="alert(1)"><a href="javascript:alert(1)">тут</a></p>
        <table><tr><td colspan="2" style="width: 10px">а</td></tr><tr><td>б</td><td>в</td></tr></table></body></html>`,
      );
      place.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    });
    const switchToText = page.getByRole('button', { name: 'Как текст' });
    await switchToText.click();
    expect(await text.inputValue()).toBe(
      '## Сборка\n\n**Быстро** и *тихо*\n\n- стол\n- шкаф\n\n* раз\n* два\n\nтут\n\n| а |   |\n| - | - |\n| б | в |\n',
    );
    const odd = 'Начало\n\n> Цитата  с <b>кодом</b>\n\n* один\n* два\n';
    await text.fill(odd);
    await switchToText.click();
    await text.getByText('Так на странице написать нельзя.').waitFor();
    await text.getByText('Начало').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await switchToText.click();
    expect(await text.inputValue()).toBe(odd.replace('Начало', 'Начало!'));
  });

  it('that nobody has touched is as it was', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages/contacts');
    await page.getByRole('textbox', { name: 'Текст' }).click();
    await page.keyboard.type('а');
    await page.getByText('Не сохранено: страница').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Не сохранено: страница').waitFor({ state: 'detached' });
  });
});
