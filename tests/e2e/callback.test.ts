import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

const API = '**/callback/request/';
const OPENERS = ['Заказать звонок', 'Обратный звонок'];

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop({ callsFail: true, env: { SHOP_EMAIL: 'calls@example.ru' } });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.execute(sql`TRUNCATE callback_requests`));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Заказать звонок' });
const field = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name, exact: true });
const submit = (page: Page) => button(page, 'Отправить').click();
const stored = async () =>
  (await shop.db.execute(sql`SELECT phone, email, telegram FROM callback_requests`)).rows;

/** Opens the dialog; what the page says by `alert` is collected. */
async function openDialog(options = DESKTOP, opener = 'Заказать звонок') {
  const page = await shop.open('/cart/', options);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await button(page, opener).click();
  await field(page, 'Телефон').waitFor();
  return { page, alerts };
}

/** Whether a click in the middle of a button, where it is in the window now, hits it. */
const isHit = (page: Page, name: string) =>
  button(page, name).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The elements that are fixed at the bottom of the window from edge to edge. */
const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).position === 'fixed')
      .map((one) => one.getBoundingClientRect())
      .filter(
        ({ width, height, bottom }) => width === innerWidth && height && bottom > innerHeight / 2,
      )
      .map(({ bottom, height }) => ({ bottom, height })),
  );

/** Texts, controls and pictures of the page that reach further to the right than this. */
const beyond = (page: Page, right: number) =>
  page.evaluate((edge) => {
    const found: (string | null)[] = [];
    // What scrolls by itself is cut off at its own edge.
    const strips = '.category-strip, .banners, .gallery__strip';
    const reaches = (one: Element | Range) =>
      [...one.getClientRects()].some((box) => box.width > 0 && box.right > edge);
    for (const part of document.querySelectorAll('header, main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isApart = !node.textContent?.trim() || node.parentElement?.closest(strips);
        if (!isApart && reaches(range)) found.push(node.textContent);
      }
      for (const one of part.querySelectorAll(`:is(a, button, input, select, img), ${strips}`)) {
        if (!one.parentElement?.closest(strips) && reaches(one)) found.push(one.outerHTML);
      }
    }
    return found;
  }, right);

describe('the buttons', () => {
  it('on a phone are one item of the bar at the bottom, which stays in sight', async () => {
    const page = await shop.open('/category/', PHONE);
    for (const width of [320, 360, 767]) {
      await page.setViewportSize({ width, height: 780 });
      for (const end of [0, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), end);
        expect(await isHit(page, 'Заказать звонок')).toBe(true);
        expect(await page.getByText('Звонок', { exact: true }).isVisible()).toBe(true);
        expect(await button(page, 'Обратный звонок').count()).toBe(0);
        expect(await barsOf(page)).toEqual([{ bottom: 780, height: 60 }]);
      }
    }
    await page.context().close();
  });

  it('from 768 px stay in sight, the round one beside all that is read or pressed', async () => {
    const page = await shop.open('/', DESKTOP);
    for (const path of ['/', '/products/?category=divany', '/products/divan-uglovoj-ladoga']) {
      await page.goto(path);
      for (const width of [768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const end of [0, 1]) {
          await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), end);
          for (const name of OPENERS) expect(await isHit(page, name)).toBe(true);
        }
        const round = await button(page, 'Обратный звонок').boundingBox();
        expect(await beyond(page, round?.x ?? 0), `${path} at ${width}`).toEqual([]);
      }
    }
    await page.context().close();
  });

  it('lie over nothing that is scrolled to on a phone, nor over the end of the page', async () => {
    const page = await shop.open('/products/divan-uglovoj-ladoga', PHONE);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: 'В корзину' }).first();
    await add.click();
    await page.getByRole('status').getByText('Добавлено').waitFor();
    const expectFree = async (one: Locator) => {
      await one.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const place = await one.boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(720);
    };
    await expectFree(add);
    await page.goto('/cart/');
    await expectFree(main.getByText('на сумму').locator('..'));
    await expectFree(main.getByRole('link', { name: 'Оформить заказ' }));
    await expectFree(page.getByRole('contentinfo').getByRole('link').last());
    await page.context().close();
  });

  it.each(OPENERS)('%s opens the dialog, which Esc closes', async (opener) => {
    const { page } = await openDialog(DESKTOP, opener);
    expect(await dialogOf(page).getByRole('textbox').count()).toBe(3);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await button(page, opener).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('are not shown where no script would open anything', async () => {
    for (const device of [PHONE, DESKTOP]) {
      const page = await shop.open('/', { ...device, javaScriptEnabled: false });
      for (const name of OPENERS) expect(await button(page, name).isVisible()).toBe(false);
      await page.context().close();
    }
  });
});

describe('the form', () => {
  it('asks for the phone where it is blank, and sends nothing', async () => {
    const { page, alerts } = await openDialog(PHONE);
    await field(page, 'Телефон').fill('  ');
    await submit(page);
    await expect.poll(() => alerts).toEqual(['alert: Пожалуйста, укажите номер телефона!']);
    const focused = () => field(page, 'Телефон').evaluate((one) => one === document.activeElement);
    await expect.poll(focused).toBe(true);
    expect(await stored()).toEqual([]);
    await page.context().close();
  });

  it('sends what was typed, says so, closes, and is empty the next time', async () => {
    const { page, alerts } = await openDialog();
    await field(page, 'Телефон').fill('8 (000) 000-00-00');
    await field(page, 'E-mail').fill('vera@example.ru');
    await field(page, 'Telegram').fill('@vera');
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(alerts).toEqual(['alert: Ваша заявка успешно отправлена!']);
    expect(await stored()).toEqual([
      { phone: '+70000000000', email: 'vera@example.ru', telegram: '@vera' },
    ]);
    await vi.waitUntil(() => shop.letters.some(({ to }) => to === 'calls@example.ru'), {
      timeout: 15_000,
      interval: 50,
    });
    await button(page, 'Обратный звонок').click();
    for (const name of ['Телефон', 'E-mail', 'Telegram']) {
      expect(await field(page, name).inputValue()).toBe('');
    }
    await page.context().close();
  });

  it('keeps what was typed when it was not sent, also behind a closed dialog', async () => {
    const { page, alerts } = await openDialog();
    await page.route(API, (route) => route.fulfill({ status: 500, json: { detail: 'Беда' } }));
    await field(page, 'Телефон').fill('00-00-00');
    await submit(page);
    await expect
      .poll(() => alerts)
      .toEqual(['alert: Ошибка при отправке заявки, попробуйте позже.']);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.unroute(API);
    await button(page, 'Обратный звонок').click();
    expect(await field(page, 'Телефон').inputValue()).toBe('00-00-00');
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await stored()).toEqual([{ phone: '00-00-00', email: null, telegram: null }]);
    shop.complaints.splice(0);
    await page.context().close();
  });

  it('can be sent again from a dialog that was opened anew while it was on its way', async () => {
    const { page, alerts } = await openDialog();
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(API, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { detail: 'Беда' } });
    });
    await field(page, 'Телефон').fill('1');
    await submit(page);
    await button(page, 'Отправляем…').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Обратный звонок').click();
    await button(page, 'Отправляем…').waitFor();
    refuse();
    await expect.poll(() => alerts).toHaveLength(1);
    await page.unroute(API);
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(1);
    shop.complaints.splice(0);
    await page.context().close();
  });

  it('shows what the shop says of a field at that field, until it is edited', async () => {
    const { page, alerts } = await openDialog();
    await field(page, 'Телефон').fill('1');
    await field(page, 'E-mail').fill('vera');
    await submit(page);
    const message = dialogOf(page).getByText(
      'Введите корректный email (например, name@example.ru)',
    );
    await message.waitFor();
    expect(alerts).toEqual(['alert: Ошибка при отправке заявки, попробуйте позже.']);
    expect(await field(page, 'E-mail').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'E-mail').fill('vera@example.ru');
    await message.waitFor({ state: 'detached' });
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(1);
    shop.complaints.splice(0);
    await page.context().close();
  });

  it('is sent once, however often it is pressed', async () => {
    const { page } = await openDialog();
    let asked = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(API, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await field(page, 'Телефон').fill('1');
    await field(page, 'Телефон').press('Enter');
    await field(page, 'Телефон').press('Enter');
    await button(page, 'Отправляем…').waitFor();
    // Opened anew while it is on its way.
    await page.keyboard.press('Escape');
    await button(page, 'Обратный звонок').click();
    await field(page, 'Телефон').press('Enter');
    answer();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect([asked, await stored()]).toEqual([1, [expect.objectContaining({ phone: '1' })]]);
    await page.context().close();
  });

  it('has a note on personal data, or a tick where the shop asks for one', async () => {
    const { page } = await openDialog();
    const policy = dialogOf(page).getByRole('link', { name: /персональных данных/ });
    expect(await policy.getAttribute('href')).toBe('/policy.pdf');
    expect(await dialogOf(page).getByRole('checkbox').count()).toBe(0);
    await page.context().close();

    await shop.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
    const { page: strict } = await openDialog();
    await field(strict, 'Телефон').fill('1');
    await submit(strict);
    await dialogOf(strict).getByText('Это поле обязательно').waitFor();
    expect(await stored()).toEqual([]);
    await dialogOf(strict).getByRole('checkbox').check();
    await submit(strict);
    await dialogOf(strict).waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(1);
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
    await strict.context().close();
  });
});
