import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { allowSlowGraphics, openViewer, orbitOf, SOFA } from '../support/model-viewer.ts';
import { PHONE } from '../support/shop-in-browser.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1';

allowSlowGraphics();

const it = withShopInBrowser({ pictures: true });

const toRoom = (page: Page) => page.getByRole('button', { name: 'Поставить у себя дома' });

/** Where the phone is sent: links that a script clicks, and the files that it makes for them. */
async function watchLinks(page: Page): Promise<() => Promise<{ links: string[]; made: string[] }>> {
  await page.evaluate(() => {
    const seen = { links: [] as string[], made: [] as string[] };
    Object.assign(window, { seen });
    HTMLAnchorElement.prototype.click = function click() {
      seen.links.push(this.href);
    };
    const create = URL.createObjectURL;
    URL.createObjectURL = (object: Blob) => {
      seen.made.push(`${object.type} ${object.size > 10_000 ? 'whole' : object.size}`);
      return create(object);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { links: string[]; made: string[] } }).seen);
}

describe('in a room of one’s own', () => {
  it('Android gets the address of the thing alone, at its true size, without the person beside it', async ({
    shop,
  }) => {
    const page = await openViewer(shop, SOFA, { ...PHONE, userAgent: ANDROID });
    const seen = await watchLinks(page);
    await page.getByRole('button', { name: 'Человек для масштаба' }).click();
    await expect.poll(async () => (await orbitOf(page)).width).toBeGreaterThan(3.2);
    await toRoom(page).click();
    await expect.poll(async () => (await seen()).links.length).toBe(1);
    const [link = ''] = (await seen()).links;
    expect(link).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\//);
    expect(link).toContain('resizable=false');
    expect(link).toContain(encodeURIComponent(`${shop.url}/models${SOFA}/rogozhka-grafit.glb`));
    expect(await page.locator('extra-model').count()).toBe(0);
  });

  it('an iPhone gets a USDZ that its browser makes, whose size stays', async ({ shop }) => {
    const page = await openViewer(shop, SOFA, { ...PHONE, userAgent: IPHONE });
    const seen = await watchLinks(page);
    await toRoom(page).click();
    await expect.poll(async () => (await seen()).links.length).toBe(1);
    expect((await seen()).links[0]).toMatch(/^blob:.*#allowsContentScaling=0$/);
    expect((await seen()).made).toEqual(['model/vnd.usdz+zip whole']);
  });
});
