import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { showPhotographs, writePhotographs } from '../support/photographs.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const PATH = '/products/divan-uglovoj-ladoga';
const it = withShopInBrowser(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { pictures: true, callsFail: true, env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-gallery-'));
let shown: Awaited<ReturnType<typeof showPhotographs>>;

/** The sofa's first variant has two photographs and the drawing, its second one photograph, its third none. */
beforeAll(async () => {
  const names = ['rogozhka-grafit', 'rogozhka-grafit-2', 'rogozhka-pesochnyj'];
  const given = join(folder, 'given');
  await writePhotographs(
    given,
    names.map((name) => `divan-uglovoj-ladoga/${name}.avif`),
  );
  shown = await showPhotographs(shop.db, folder, given);
});

const gallery = (page: Page) => page.getByRole('region', { name: 'Фотографии', exact: true });
const strip = (page: Page) => gallery(page).getByRole('list').first();
const button = (page: Page, name: string) => gallery(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Фотографии на весь экран' });
const current = (page: Page) =>
  gallery(page).locator('button[aria-current]').getAttribute('aria-label');
const large = (page: Page, index: number) => dialog(page).getByRole('listitem').nth(index);
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** How many times wider than its place the photo is. */
const zoomOf = (page: Page, index: number) =>
  large(page, index).evaluate((place) => {
    const width = place.querySelector('img')?.getBoundingClientRect().width ?? 0;
    return Math.round((width / place.clientWidth) * 100) / 100;
  });

/** The photo that fills the large strip. */
const largeIndex = (page: Page) =>
  dialog(page)
    .getByRole('list')
    .evaluate((list) => list.scrollLeft / list.clientWidth);

describe('the strip', () => {
  it('goes by its buttons and by arrow keys, and stops at both ends', async () => {
    const page = await shop.open(PATH, DESKTOP);
    expect(await button(page, 'Предыдущее фото').isDisabled()).toBe(true);
    await button(page, 'Следующее фото').click();
    await expect.poll(() => current(page)).toBe('Фото 2');
    await gallery(page).getByText('2 из 3', { exact: true }).waitFor();
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(page)).toBe('Фото 3');
    expect(await button(page, 'Следующее фото').isDisabled()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toBe('Фото 2');
  });

  it.each([PHONE, DESKTOP])(
    'has its controls below the picture, over nothing of it',
    async (device) => {
      const page = await shop.open(PATH, device);
      const picture = await strip(page).boundingBox();
      const controls = await button(page, 'На весь экран').boundingBox();
      expect(controls?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    },
  );

  it('shows a counter on a phone in place of the buttons', async () => {
    const page = await shop.open(PATH, PHONE);
    expect(await button(page, 'Следующее фото').isVisible()).toBe(false);
    await strip(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await gallery(page).getByText('2 из 3', { exact: true }).waitFor();
  });

  it('still scrolls without a script, with nothing that would not work', async () => {
    const page = await shop.open(PATH, { ...DESKTOP, javaScriptEnabled: false });
    expect(await gallery(page).getByRole('button').count()).toBe(0);
    await strip(page).hover();
    // A browser that has yet to lay the page out for scrolling loses the first turn of a wheel.
    const turn = async () => {
      await page.mouse.wheel(500, 0);
      return strip(page).evaluate((list) => list.scrollLeft);
    };
    await expect.poll(turn).toBeGreaterThan(0);
  });

  it('changes with the colour, and a variant without a photograph has its drawing', async () => {
    const page = await shop.open(PATH, DESKTOP);
    const first = strip(page).getByRole('img').first();
    const photoOf = (name: string) =>
      shown.get(`divan-uglovoj-ladoga/${name}.avif`)?.slice(0, -'.avif'.length) ?? 'none';
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(photoOf('rogozhka-grafit'));
    expect(await first.getAttribute('alt')).toMatch(/, фото 1$/);
    const radios = page.getByRole('radiogroup', { name: 'Обивка' });
    await radios.getByRole('radio', { name: 'Рогожка, песочный' }).click();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(photoOf('rogozhka-pesochnyj'));
    await radios.getByRole('radio', { name: 'Велюр, изумрудный' }).click();
    await expect
      .poll(() => first.getAttribute('src'))
      .toBe('/drawings/products/divan-uglovoj-ladoga/velyur-izumrudnyj/photo.svg');
    expect(await first.getAttribute('alt')).toBe('Схема');
  });
});

describe('the full screen', () => {
  it.each([
    ['a click on the photo', (page: Page) => strip(page).click()],
    ['the button', (page: Page) => button(page, 'На весь экран').click()],
    [
      'Enter',
      async (page: Page) => {
        await strip(page).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ])(
    'opens by %s at the same photo; Esc closes it, focus and photo are kept',
    async (_by, open) => {
      const page = await shop.open(PATH, DESKTOP);
      await button(page, 'Фото 2').click();
      await expect.poll(() => current(page)).toBe('Фото 2');
      await open(page);
      await dialog(page).waitFor();
      await expect.poll(() => largeIndex(page)).toBe(1);
      await dialog(page).getByText('2 из 3', { exact: true }).waitFor();
      const opener = _by === 'the button' ? 'На весь экран' : null;
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => largeIndex(page)).toBe(2);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => current(page)).toBe('Фото 3');
      expect(await focusedName(page)).toBe(opener);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    },
  );

  it('brings a photo nearer by click, button and key, lets it be moved, and leaves the others', async () => {
    const page = await shop.open(PATH, DESKTOP);
    await button(page, 'На весь экран').click();
    await dialog(page).waitFor();
    await large(page, 0).click({ position: { x: 400, y: 300 } });
    expect(await zoomOf(page, 0)).toBe(2.5);
    // What was under the pointer stays under it.
    const scrolled = () => large(page, 0).evaluate((place) => [place.scrollLeft, place.scrollTop]);
    expect(await scrolled()).toEqual([600, 450]);
    await page.keyboard.press('ArrowRight');
    expect(await scrolled()).toEqual([680, 450]);
    expect(await largeIndex(page)).toBe(0);
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await page.mouse.move(600, 450, { steps: 5 });
    await page.mouse.up();
    expect(await scrolled()).toEqual([780, 500]);
    expect(await zoomOf(page, 0)).toBe(2.5);
    await dialog(page).getByRole('button', { name: 'Отдалить' }).click();
    expect(await zoomOf(page, 0)).toBe(1);
    await page.keyboard.press('+');
    expect(await zoomOf(page, 0)).toBe(1.5);
    await dialog(page).getByRole('button', { name: 'Следующее фото' }).click();
    await expect.poll(() => largeIndex(page)).toBe(1);
    await dialog(page).getByRole('button', { name: 'Приблизить' }).waitFor();
    await expect.poll(() => zoomOf(page, 0)).toBe(1);
    await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('follows two fingers and a double tap, and one finger to the next photo', async () => {
    const page = await shop.open(PATH, PHONE);
    await button(page, 'На весь экран').click();
    await dialog(page).waitFor();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await touch('touchStart', [160, 400], [200, 400]);
    await touch('touchMove', [140, 400], [220, 400]);
    await touch('touchMove', [120, 400], [240, 400]);
    await touch('touchEnd');
    await expect.poll(() => zoomOf(page, 0)).toBe(3);
    await page.touchscreen.tap(180, 400);
    await page.touchscreen.tap(180, 400);
    await expect.poll(() => zoomOf(page, 0)).toBe(1);
    await page.touchscreen.tap(180, 400);
    await page.touchscreen.tap(184, 402);
    await expect.poll(() => zoomOf(page, 0)).toBe(2.5);
    await dialog(page).getByRole('button', { name: 'Отдалить' }).tap();
    await expect.poll(() => zoomOf(page, 0)).toBe(1);

    await touch('touchStart', [320, 400]);
    for (let x = 304; x >= 64; x -= 16) {
      await touch('touchMove', [x, 400]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await touch('touchEnd');
    await expect.poll(() => largeIndex(page)).toBe(1);
    await dialog(page).getByText('2 из 3', { exact: true }).waitFor();
  });

  it('that does not load offers to load the page again', async () => {
    const page = await shop.open(PATH, DESKTOP);
    await page.route('**/full-screen-pictures-*.js*', (route) => route.abort());
    await button(page, 'На весь экран').click();
    await gallery(page).getByRole('button', { name: 'Обновить страницу' }).waitFor();
    shop.complaints.splice(0);
  });
});
