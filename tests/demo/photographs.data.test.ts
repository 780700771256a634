import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const FOLDER = 'db/demo/photographs';
const SLIDES = 'db/demo/content/slides';
const photographs = existsSync(FOLDER)
  ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.avif'),
    )
  : [];

/** Two hundred characters at most. */
const PREVIEW = /^data:image\/webp;base64,[\w+/=]{1,177}$/;

describe('the photographs of the demo', () => {
  it('decode, are of one shape, and weigh what a page can bear', async () => {
    let all = 0;
    const check = async (path: string) => {
      const file = join(FOLDER, path);
      const { width, height } = await sharp(file).metadata();
      const widths = path.startsWith('categories/') ? [800] : [1000, 1600];
      expect(widths, path).toContain(width);
      expect(height, path).toBe((width * 3) / 4);
      const { size } = statSync(file);
      // So many bytes at a thousand pixels of width, in proportion at others.
      expect(size, path).toBeLessThanOrEqual((45_000 * Math.max(1000, width) ** 2) / 1000 ** 2);
      await sharp(file).resize(8).raw().toBuffer();
      all += size;
    };
    await Promise.all(photographs.map(check));
    expect(all).toBeLessThanOrEqual(40_000_000);
  }, 1_200_000);

  it('of the slides are wider, and three', async () => {
    for (const number of [1, 2, 3]) {
      const file = join(SLIDES, `${number}.avif`);
      const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1600, 700]);
      expect(statSync(file).size).toBeLessThanOrEqual(120_000);
    }
  });

  it('have a preview each, of the same colours', async () => {
    const previews: Record<string, string> = JSON.parse(
      readFileSync(join(FOLDER, 'previews.json'), 'utf8'),
    );
    expect(Object.keys(previews)).toEqual(photographs.toSorted());
    for (const [path, preview] of Object.entries(previews)) expect(preview, path).toMatch(PREVIEW);
    for (const path of photographs.filter((_, index) => index % 30 === 0)) {
      const small = Buffer.from(previews[path]?.split(',')[1] ?? '', 'base64');
      const [seen, meant] = await Promise.all([
        coloursOf(small),
        coloursOf(readFileSync(join(FOLDER, path))),
      ]);
      for (const [channel, value] of meant.entries()) {
        expect(Math.abs((seen[channel] ?? 0) - value), path).toBeLessThan(12);
      }
    }
  });
});

/** Red, green and blue of a picture as a whole. */
async function coloursOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}
