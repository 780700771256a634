import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Viewer } from '../../src/storefront/features/catalog/model-viewer/model-viewer-element.ts';
import type { ShopInBrowser } from './shop-in-browser.ts';

/** Graphics are drawn by software here: few pixels, and time. */
export const SMALL = { viewport: { width: 640, height: 640 } };

/** Gives the tests of this file the time that graphics drawn by software need. */
export const allowSlowGraphics = () =>
  vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });

export const SOFA = '/products/divan-uglovoj-ladoga';

export const opener = (page: Page) => page.getByRole('button', { name: 'Посмотреть в 3D' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Диван/ });
export const viewerOf = (page: Page) => page.locator('model-viewer');

/** The product's page with the viewer open and the thing in it. */
export async function openViewer(
  shop: ShopInBrowser,
  path = SOFA,
  options: Parameters<ShopInBrowser['open']>[1] = SMALL,
): Promise<Page> {
  const page = await openProduct(shop, path, options);
  await opener(page).click();
  await shown(page);
  return page;
}

/** The product's page, as it comes. */
export async function openProduct(
  shop: ShopInBrowser,
  path = SOFA,
  options: Parameters<ShopInBrowser['open']>[1] = SMALL,
): Promise<Page> {
  const page = await shop.open(path, options);
  page.context().setDefaultTimeout(30_000);
  return page;
}

/** Waits until the viewer shows the model of this variant, or any. */
export const shown = (page: Page, variant = '') =>
  page.waitForFunction(
    (slug) => {
      const viewer = document.querySelector<Viewer>('model-viewer');
      return viewer?.loaded === true && viewer.src?.includes(slug);
    },
    variant,
    { timeout: 30_000 },
  );

export const orbitOf = (page: Page) =>
  viewerOf(page).evaluate((viewer: Viewer) => ({
    ...viewer.getCameraOrbit(),
    fieldOfView: viewer.getFieldOfView(),
    width: viewer.getDimensions().x,
  }));

/** Puts the camera there at once, as a hand would by and by. */
export const lookFrom = (page: Page, orbit: string) =>
  viewerOf(page).evaluate((viewer: Viewer, to) => {
    viewer.cameraOrbit = to;
    viewer.jumpCameraToGoal();
  }, orbit);
