import type { Page } from 'playwright-core';
import type { Viewer } from '#storefront/features/catalog/model-viewer/model-viewer-element.ts';
import { HEIGHT, WIDTH } from './lit-surface.ts';
import { type PhotographCamera, TANGENT } from './photograph-camera.ts';

/** Opens the 3D view of a product's page, as large as a compared picture. */
export async function openViewer(page: Page, product: string): Promise<void> {
  page.setDefaultTimeout(120_000);
  // The page keeps its own distance to the model.
  await page.addInitScript(() =>
    addEventListener('camera-change', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(product);
  await page.getByRole('button', { name: 'Посмотреть в 3D' }).click();
  await page.waitForFunction(() => document.querySelector<Viewer>('model-viewer')?.loaded);
  await page.evaluate(
    ([width, height]) => {
      const viewer = document.querySelector<Viewer>('model-viewer');
      const { ModelViewerElement } = self as unknown as {
        ModelViewerElement?: { minimumRenderScale: number };
      };
      if (ModelViewerElement) ModelViewerElement.minimumRenderScale = 1;
      viewer?.style.setProperty('width', `${width}px`);
      viewer?.style.setProperty('height', `${height}px`);
    },
    [WIDTH, HEIGHT] as const,
  );
}

/** A PNG of the model as the camera of its photograph sees it. */
export async function pictureOf(
  page: Page,
  model: string,
  { middle, distance, azimuth, elevation }: PhotographCamera,
): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ model, target, orbit, distance, tangent }) => {
      const viewer = document.querySelector<Viewer>('model-viewer');
      if (!viewer) throw new Error('There is no viewer');
      const frames = async (count: number) => {
        for (let i = 0; i < count; i++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      if (new URL(viewer.src ?? '', location.href).pathname !== model) {
        const loaded = new Promise((resolve) =>
          viewer.addEventListener('load', resolve, { once: true }),
        );
        viewer.src = model;
        await loaded;
      }
      await frames(4);
      const half = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
      const degrees = (half: number) => `${(Math.atan(half) * 360) / Math.PI}deg`;
      viewer.minCameraOrbit = `auto 0deg ${distance}m`;
      viewer.maxCameraOrbit = `auto 180deg ${distance}m`;
      viewer.maxFieldOfView = '60deg';
      viewer.minFieldOfView = '1deg';
      viewer.cameraTarget = target;
      viewer.cameraOrbit = orbit;
      // The viewer widens a field of view in a narrow picture: it is asked for as much less.
      viewer.fieldOfView = degrees(tangent);
      await frames(2);
      viewer.jumpCameraToGoal();
      await frames(2);
      viewer.fieldOfView = degrees((tangent * tangent) / half(viewer.getFieldOfView()));
      await frames(2);
      viewer.jumpCameraToGoal();
      await frames(3);
      return viewer.toDataURL('image/png');
    },
    {
      model,
      target: middle.map((value) => `${value}m`).join(' '),
      orbit: `${azimuth}rad ${Math.PI / 2 - elevation}rad ${distance}m`,
      distance,
      tangent: TANGENT.up,
    },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
