import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import type { Viewer } from '../../src/storefront/features/catalog/model-viewer/model-viewer-element.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  allowSlowGraphics,
  dialogOf,
  lookFrom,
  opener,
  openProduct,
  orbitOf,
  SOFA,
  shown,
  viewerOf,
} from '../support/model-viewer.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';

allowSlowGraphics();

const it = withShopInBrowser({ pictures: true });
/** The sofa's page of all tests: the first 3D view of a page costs seven seconds of software rendering. */
let page: Page;

it.beforeAll(async ({ shop }) => {
  page = await openProduct(shop);
});

/** Opens the viewer anew. */
async function reopenViewer(): Promise<void> {
  if (await dialogOf(page).isVisible()) await page.keyboard.press('Escape');
  await viewerOf(page).waitFor({ state: 'detached' });
  await opener(page).click();
  await shown(page);
}

it('is not loaded before it is asked for, and then from the shop alone', async ({ shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  const ofViewer = (url: string) => /\/models\/|model-dialog|model-viewer/.test(url);
  expect(asked.filter(ofViewer)).toEqual([]);
  await opener(page).click();
  await shown(page);
  expect(asked.some((url) => /\/assets\/model-dialog-.*\.js$/.test(url))).toBe(true);
  expect(asked.some((url) => url.endsWith('.glb'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(shop.url))).toEqual([]);
});

it('offers no view in a room where no phone could show it', async () => {
  await reopenViewer();
  const toRoom = page.getByRole('button', { name: 'Поставить у себя дома' });
  expect(await toRoom.isVisible()).toBe(false);
});

describe('turning', () => {
  it('goes by keyboard, by buttons for those who cannot drag, and by hand, not under the floor', async () => {
    await reopenViewer();
    const before = await orbitOf(page);
    const stage = page.getByRole('img', { name: /в 3D\. Стрелки поворачивают/ });
    await stage.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await orbitOf(page)).theta).not.toBeCloseTo(before.theta, 2);
    await page.keyboard.press('+');
    await expect
      .poll(async () => (await orbitOf(page)).fieldOfView)
      .toBeLessThan(before.fieldOfView - 0.1);
    const turned = await orbitOf(page);
    await page.getByRole('button', { name: 'Повернуть влево' }).click();
    await expect.poll(async () => (await orbitOf(page)).theta).toBeLessThan(turned.theta - 0.4);
    await page.getByRole('button', { name: 'Отдалить' }).click();
    await expect
      .poll(async () => (await orbitOf(page)).fieldOfView)
      .toBeGreaterThan(turned.fieldOfView);

    const settled = await orbitOf(page);
    const box = await viewerOf(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y - 300, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await orbitOf(page)).theta).not.toBeCloseTo(settled.theta, 1);
    expect((await orbitOf(page)).phi).toBeLessThanOrEqual(Math.PI / 2 + 0.001);
  });
});

describe('the lengths', () => {
  it('stand at the edges that are seen, as the data state them', async () => {
    await reopenViewer();
    const toggle = page.getByRole('button', { name: 'Размеры' });
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
    await toggle.click();
    const drawing = dialogOf(page).getByRole('img', { name: /Ширина/ });
    expect(await drawing.getAttribute('aria-label')).toBe(
      'Ширина 2\u00a0650\u00a0мм, Высота 880\u00a0мм, Глубина 1\u00a0750\u00a0мм',
    );
    const texts = drawing.locator('text');
    expect(await texts.allTextContents()).toEqual([
      'Ширина 2\u00a0650\u00a0мм',
      'Высота 880\u00a0мм',
      'Глубина 1\u00a0750\u00a0мм',
    ]);
    const ends = async () =>
      ((await drawing.locator('[data-side="width"] path').getAttribute('d')) ?? '')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [left = 0, , right = 0] = await ends();
    expect(left).toBeLessThan(right);
    // From behind, left is right, and the line is at the edge that is near now.
    await lookFrom(page, '180deg 60deg auto');
    await expect
      .poll(async () => {
        const [from = 0, top = 0, to = 0] = await ends();
        const middle = await viewerOf(page).evaluate((viewer: Viewer) => viewer.clientHeight / 2);
        return from > to && top > middle;
      })
      .toBe(true);
    for (const text of await texts.all()) expect(await text.isVisible()).toBe(true);
    await toggle.click();
    await drawing.waitFor({ state: 'detached' });
  });

  it('are drawn where the camera of the viewer has those points', async () => {
    await reopenViewer();
    await page.getByRole('button', { name: 'Размеры' }).click();
    await lookFrom(page, '40deg 65deg auto');
    await expect.poll(async () => (await orbitOf(page)).phi).toBeCloseTo((65 * Math.PI) / 180, 3);
    const pointOf = () =>
      viewerOf(page).evaluate(async (viewer: Viewer) => {
        // The near left end of the width: half of 2650 to the left, 1750 and a gap to the front.
        const away = 0.03 + 2.65 * 0.025;
        const mark = document.createElement('span');
        mark.slot = 'hotspot-mark';
        mark.dataset.position = `-1.325m 0m ${0.875 + away}m`;
        viewer.append(mark);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { x = 0, y = 0 } = viewer.queryHotspot('hotspot-mark')?.canvasPosition ?? {};
        mark.remove();
        const path = document.querySelector('[data-side="width"] path')?.getAttribute('d') ?? '';
        const [left = 0, top = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
        return Math.hypot(left - x, top - y);
      });
    await expect.poll(pointOf).toBeLessThan(1.5);
  });
});

it('puts a person beside it, and takes the person away', async () => {
  await reopenViewer();
  const alone = (await orbitOf(page)).width;
  expect(alone).toBeCloseTo(2.65, 1);
  const toggle = page.getByRole('button', { name: 'Человек для масштаба' });
  await toggle.click();
  await expect.poll(async () => (await orbitOf(page)).width).toBeGreaterThan(3.2);
  await page.getByText('Рост человека — 170 см.').waitFor();
  expect(await viewerOf(page).evaluate((viewer: Viewer) => viewer.getDimensions().y)).toBeCloseTo(
    1.7,
    1,
  );
  await toggle.click();
  await expect.poll(async () => (await orbitOf(page)).width).toBeCloseTo(alone, 2);
});

it('is unfolded and folded again, and has the lengths of the folded one', async () => {
  await reopenViewer();
  const source = () => viewerOf(page).evaluate((viewer: Viewer) => viewer.src);
  const folded = await source();
  const toggle = page.getByRole('button', { name: 'Разложить' });
  await toggle.click();
  await expect.poll(source).toBe(`${folded}?pose=open`);
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Размеры' }).click();
  await expect.poll(source).toBe(folded);
  await page.getByRole('img', { name: /^Ширина 2.650.мм/ }).waitFor();
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
});

it.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])('is accessible in a %s window, and fits any', async (_, { viewport }) => {
  await page.setViewportSize(viewport);
  await reopenViewer();
  await page.getByRole('button', { name: 'Размеры' }).click();
  await expectAccessible(page);
});

// The last two tests leave another variant and another product on the page.
describe('choosing a variant', () => {
  it('changes the thing and the page, and keeps the camera', async () => {
    await reopenViewer();
    const length = await page.evaluate(() => history.length);
    await lookFrom(page, '130deg 60deg auto');
    await viewerOf(page).evaluate((viewer: Viewer) => viewer.zoom(6));
    await expect
      .poll(async () => (await orbitOf(page)).theta)
      .toBeCloseTo((130 * Math.PI) / 180, 2);
    await expect.poll(async () => (await orbitOf(page)).fieldOfView).toBeLessThan(26);
    const before = await orbitOf(page);
    await dialogOf(page).getByRole('radio', { name: 'Велюр, изумрудный' }).click();
    await page.waitForURL(`**${SOFA}/variant/velyur-izumrudnyj`);
    await shown(page, 'velyur-izumrudnyj');
    const after = await orbitOf(page);
    expect(after.theta).toBeCloseTo(before.theta, 2);
    expect(after.phi).toBeCloseTo(before.phi, 2);
    await expect
      .poll(async () => (await orbitOf(page)).fieldOfView)
      .toBeCloseTo(before.fieldOfView, 0);
    expect(await page.evaluate(() => history.length)).toBe(length);

    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await viewerOf(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => opener(page).evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(
      await page.getByRole('radio', { name: 'Велюр, изумрудный' }).getAttribute('aria-checked'),
    ).toBe('true');
  });
});

it('shows all of the person who stands under a lamp', async () => {
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('люстра рябина');
  await page
    .getByRole('link', { name: /Люстра «Рябина»/ })
    .first()
    .click();
  await page.waitForURL('**/products/lyustra-ryabina');
  await reopenViewer();
  await page.getByRole('button', { name: 'Человек для масштаба' }).click();
  const size = () => viewerOf(page).evaluate((viewer: Viewer) => viewer.getDimensions().y);
  // It hangs 1500 mm above the floor and is 520 mm high.
  await expect.poll(size).toBeCloseTo(2.02, 1);
  await expect
    .poll(async () => {
      const { radius, fieldOfView } = await orbitOf(page);
      return 2 * radius * Math.tan((fieldOfView * Math.PI) / 360);
    })
    .toBeGreaterThan(2.02);
});
