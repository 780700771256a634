import type { Page } from 'playwright-core';
import type { Viewer } from '../../src/storefront/features/catalog/model-viewer/model-viewer-element.ts';
import { DESKTOP, type ShopInBrowser } from './shop-in-browser.ts';

export const SOFA = '/products/divan-uglovoj-ladoga';

export const opener = (page: Page) => page.getByRole('button', { name: 'Посмотреть в 3D' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Диван/ });
export const viewerOf = (page: Page) => page.locator('model-viewer');

/** The product's page with the viewer open and the thing in it. */
export async function openViewer(
  shop: ShopInBrowser,
  path = SOFA,
  options: Parameters<ShopInBrowser['open']>[1] = DESKTOP,
): Promise<Page> {
  const page = await shop.open(path, options);
  // A graphics card of software alone is slow.
  page.context().setDefaultTimeout(30_000);
  await opener(page).click();
  await shown(page);
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
