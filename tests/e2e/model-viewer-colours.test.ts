import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { comparePictures } from '../../bench/heavy/colours/compare.ts';
import { openViewer } from '../../bench/heavy/colours/viewer-page.ts';
import type { Viewer } from '../../src/storefront/features/catalog/model-viewer/model-viewer-element.ts';
import { allowSlowGraphics, viewerOf } from '../support/model-viewer.ts';
import { BLANK } from '../support/shop-in-browser.ts';

allowSlowGraphics();

const it = withShopInBrowser();
let page: Page;

it.beforeAll(async ({ shop }) => {
  page = await shop.open(BLANK, { viewport: { width: 640, height: 640 } });
  await openViewer(page, '/products/kreslo-sojka');
}, 120_000);

it.each(['kreslo-sojka/velyur-terrakotovyj', 'shkaf-raspashnoj-mologa/tri-dveri-belyj'])(
  'shows %s in the colour of its photograph',
  async (variant) => {
    const { distance } = await comparePictures(page, variant);
    expect(distance).toBeLessThan(6);
  },
);

interface Textured {
  readonly name: string;
  readonly map: {
    readonly image: HTMLCanvasElement;
    readonly repeat: { readonly x: number };
  } | null;
  readonly normalMap: object | null;
}

it('gives cloth and wood small tiles of their true size, the same for all', async () => {
  await comparePictures(page, 'kreslo-sojka/bukle-molochnyj');
  const surfaces = await viewerOf(page).evaluate((viewer: Viewer) => {
    const key = Object.getOwnPropertySymbols(viewer).find((one) => one.description === 'scene');
    const scene = viewer[key as never] as {
      traverse(visit: (object: { material?: Textured }) => void): void;
    };
    const found = new Map<string, { side: number; metres: number; relief: boolean }[]>();
    const images = new Set<HTMLCanvasElement>();
    scene.traverse(({ material }) => {
      if (!material?.map || !/^(?:fabric|wood)/.test(material.name)) return;
      images.add(material.map.image);
      const { image, repeat } = material.map;
      const seen = { side: image.width, metres: 1 / repeat.x, relief: material.normalMap !== null };
      found.set(material.name, [...(found.get(material.name) ?? []), seen]);
    });
    return { found: [...found], images: images.size };
  });
  const boucle = expect.objectContaining({ side: 256, relief: true });
  expect(new Map(surfaces.found).get('fabric:букле')).toEqual(expect.arrayContaining([boucle]));
  expect(new Map(surfaces.found).get('wood')?.[0]).toEqual({
    side: 256,
    metres: expect.closeTo(1.9, 6),
    relief: true,
  });
  expect(surfaces.images).toBe(surfaces.found.length);
});
