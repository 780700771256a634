import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Viewer } from '../../src/storefront/features/catalog/model-viewer/model-viewer-element.ts';
import type { ShopInBrowser } from './shop-in-browser.ts';

/** WebGL is rendered in software here: with few pixels, where no test looks at them. */
export const COARSE = { deviceScaleFactor: 0.25 };
export const SMALL = { viewport: { width: 640, height: 640 }, ...COARSE };

/** Milliseconds for a step of software rendering on a busy machine. */
const SLOWLY = 60_000;

/** Raises the time limits of a test file for software rendering. */
export const allowSlowGraphics = () =>
  vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: SLOWLY } } });

export const SOFA = '/products/divan-uglovoj-ladoga';

export const opener = (page: Page) => page.getByRole('button', { name: 'Посмотреть в 3D' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Диван/ });
export const viewerOf = (page: Page) => page.locator('model-viewer');

/** Opens the product page and its viewer, and waits for the model. */
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

/** Opens the product page. */
export async function openProduct(
  shop: ShopInBrowser,
  path = SOFA,
  options: Parameters<ShopInBrowser['open']>[1] = SMALL,
): Promise<Page> {
  const page = await shop.open(path, options);
  page.context().setDefaultTimeout(SLOWLY);
  return page;
}

/** Waits until the viewer shows the model of this variant; default: any model. */
export const shown = (page: Page, variant = '') =>
  page.waitForFunction(
    (slug) => {
      const viewer = document.querySelector<Viewer>('model-viewer');
      return viewer?.loaded === true && viewer.src?.includes(slug);
    },
    variant,
    { timeout: SLOWLY },
  );

export const orbitOf = (page: Page) =>
  viewerOf(page).evaluate((viewer: Viewer) => ({
    ...viewer.getCameraOrbit(),
    fieldOfView: viewer.getFieldOfView(),
    width: viewer.getDimensions().x,
  }));

/** Moves the camera without the animation. */
export const lookFrom = (page: Page, orbit: string) =>
  viewerOf(page).evaluate((viewer: Viewer, to) => {
    viewer.cameraOrbit = to;
    viewer.jumpCameraToGoal();
  }, orbit);
