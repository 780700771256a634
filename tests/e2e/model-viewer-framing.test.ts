import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { primitivesOf } from '../../packages/furniture/testing/read-glb.ts';
import { type Camera, project } from '../../src/storefront/features/catalog/model-viewer/camera.ts';
import type { Viewer } from '../../src/storefront/features/catalog/model-viewer/model-viewer-element.ts';
import type { Point } from '../../src/storefront/features/catalog/model-viewer/sides.ts';
import {
  allowSlowGraphics,
  COARSE,
  lookFrom,
  openViewer,
  viewerOf,
} from '../support/model-viewer.ts';
import type { ShopInBrowser } from '../support/shop-in-browser.ts';

allowSlowGraphics();

const it = withShopInBrowser();

/** Every point of the shown file, in metres. */
async function pointsOf(shop: ShopInBrowser, page: Page): Promise<Point[]> {
  const src = await viewerOf(page).evaluate((viewer: Viewer) => viewer.src ?? '');
  const glb = await (await fetch(new URL(src, shop.url))).arrayBuffer();
  return (await primitivesOf(new Uint8Array(glb))).flatMap(({ positions }) =>
    Array.from(
      { length: positions.length / 3 },
      (_, at): Point => [
        positions[at * 3] ?? 0,
        positions[at * 3 + 1] ?? 0,
        positions[at * 3 + 2] ?? 0,
      ],
    ),
  );
}

/** What the library itself says of its camera. */
const cameraOf = (page: Page): Promise<Camera> =>
  viewerOf(page).evaluate((viewer: Viewer) => {
    const { theta, phi, radius } = viewer.getCameraOrbit();
    const { x, y, z } = viewer.getCameraTarget();
    const { clientWidth: width, clientHeight: height } = viewer;
    const fieldOfView = viewer.getFieldOfView();
    return { theta, phi, radius, target: [x, y, z], fieldOfView, width, height };
  });

/** Left, right, top and bottom of the points in parts of the stage. */
function boundsOf(points: readonly Point[], camera: Camera) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    const [x, y] = project(point, camera);
    [left, right] = [Math.min(left, x / camera.width), Math.max(right, x / camera.width)];
    [top, bottom] = [Math.min(top, y / camera.height), Math.max(bottom, y / camera.height)];
  }
  return { left, right, top, bottom };
}

async function filledPart(page: Page, points: readonly Point[]): Promise<number> {
  const { left, right, top, bottom } = boundsOf(points, await cameraOf(page));
  return Math.max(right - left, bottom - top);
}

const WIDTHS = [
  [360, 640],
  [768, 640],
  [1440, 600],
] as const;

describe.each([
  ['a wide sideboard', '/products/tumba-pod-tv-kama'],
  ['a tall lamp', '/products/torsher-zhuravl'],
  ['a flat carpet', '/products/kover-izmoroz'],
  ['a table that is long to the back', '/products/parta-chernilnica'],
])('%s', (_, path) => {
  it('fills about three quarters of a stage of any size, and is whole from every side', async ({
    shop,
  }) => {
    const [[width, height]] = WIDTHS;
    const page = await openViewer(shop, path, { viewport: { width, height }, ...COARSE });
    const points = await pointsOf(shop, page);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      const part = () => filledPart(page, points);
      await expect.poll(part, { message: `${width}` }).toBeGreaterThan(0.72);
      await expect.poll(part, { message: `${width}` }).toBeLessThan(0.78);
    }
    await page.setViewportSize({ width: 640, height: 640 });
    for (const orbit of ['60deg 50deg', '150deg 10deg', '250deg 88deg', '100deg 26deg']) {
      await lookFrom(page, `${orbit} auto`);
      const out = async () => {
        const { left, right, top, bottom } = boundsOf(points, await cameraOf(page));
        return Math.max(-left, right - 1, -top, bottom - 1);
      };
      await expect.poll(out, { message: orbit }).toBeLessThan(0);
    }
  });
});
