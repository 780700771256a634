import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { systemClock as clock } from '#platform/time/clock.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { chooseFiles } from '#tests/support/choose-files.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { TERMINAL } from '#tests/support/staff.ts';

const it = withShopInBrowser({ callsFail: true, pictures: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

/** An order of one sofa that is delivered, and the path of its page. */
async function delivered() {
  const { number, url } = await orderWithLink(shop, [sofa]);
  const { db, jobs } = shop;
  const context = { db, jobs, clock, actor: TERMINAL };
  await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
  return { number, url };
}

/** A photograph of one colour, so many points wide. */
const photo = async (name: string, background: string, width = 900) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
type Part = Pick<Awaited<ReturnType<typeof shop.open>>, 'getByRole'>;
/** Waits for so many pictures of these names, and until each is drawn. */
async function expectDrawn(page: Part, name: RegExp, count: number): Promise<void> {
  const pictures = page.getByRole('img', { name });
  await expect.poll(() => pictures.count()).toBe(count);
  for (const one of await pictures.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect.poll(() => one.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  }
}

it('a customer shows what is wrong by photographs at 360 px, and the staff look at them large', async () => {
  const { number, url } = await delivered();
  const page = await shop.open(`${url}/return`, PHONE);
  const send = page.getByRole('button', { name: 'Отправить', exact: true });
  await page.getByRole('checkbox').check();
  const text = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('нет') });
  await chooseFiles(page, 'Выбрать фотографии', [
    await photo('скол.jpg', '#a33', 3000),
    text('письмо.jpg'),
    text('IMG_1.heic'),
    await photo('ножка.jpg', '#3a3'),
    await photo('лишняя.jpg', '#33a'),
  ]);
  await page.getByText(/^Не.приложено: «письмо.jpg»\. Файл не.открывается/).waitFor();
  await page.getByText(/^Не.приложено: «IMG_1.heic»\. Формат HEIC не.подходит/).waitFor();
  await page.getByRole('button', { name: 'Убрать: лишняя.jpg' }).click();
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await send.click();
  await page.getByText('Напишите, почему возвращаете.').waitFor();
  await page.getByRole('textbox', { name: /^Почему возвращаете/ }).fill('скол на ножке');
  await expectDrawn(page, /\.jpg$/, 2);
  // The second one does not come the first time.
  let sent = 0;
  await page.route('**/photographs/**', (route) => {
    if (route.request().method() === 'PUT' && ++sent === 2) return route.abort();
    return route.continue();
  });
  await send.click();
  await page.getByText(/^Просьба отправлена, но.не.все фотографии/).waitFor();
  await page.getByText(/^Не.приложено: «ножка.jpg»\. Не.получилось отправить/).waitFor();
  await page.getByRole('button', { name: 'Отправить фотографии' }).click();
  await page.getByText('Фотографии отправлены.').waitFor();
  await expectDrawn(page, /^Фотография \d из.2$/, 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);

  const desk = await office.openAs('owner', '/admin/returns?waits=answer', DESKTOP);
  const row = desk.locator('.returns tbody tr', { hasText: number });
  await row.getByRole('link', { name: /^Возврат №/ }).click();
  await expectDrawn(desk, /^Фотография \d из.2$/, 2);
  await expectAccessible(desk);
  const first = desk.getByRole('button', { name: /^Открыть: Фотография 1 из.2$/ });
  await first.focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: /^Фотография 1 из.2$/ });
  await expectDrawn(dialog, /^Фотография 1 из.2$/, 1);
  const large = await dialog.getByRole('img').boundingBox();
  expect(large?.width).toBeGreaterThan(500);
  await dialog.getByRole('button', { name: 'Следующая' }).press('Enter');
  const second = desk.getByRole('dialog', { name: /^Фотография 2 из.2$/ });
  await second.getByRole('img', { name: /^Фотография 2 из.2$/ }).waitFor();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await second.waitFor({ state: 'hidden' });
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);

  // One more while the return is open: an open card has it without a press.
  await chooseFiles(page, 'Добавить фотографии', await photo('ещё.jpg', '#333'));
  await page.getByRole('button', { name: 'Отправить фотографии' }).click();
  await expectDrawn(desk, /^Фотография \d из.3$/, 3);
});
