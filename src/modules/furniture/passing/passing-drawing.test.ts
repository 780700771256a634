import { describe, expect } from 'vitest';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { passingQuery, poseOf } from './passing-query.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const pose = (place: string, sides: string, room: string) =>
  poseOf(passingQuery.parse({ place, sides, room }));

describe('the drawing of a package on its way', () => {
  it.each([
    ['opening', [2300, 900, 700], [800, 2000], ['800 мм', '2000 мм', '700 мм', '900 мм']],
    [
      'lift',
      [2600, 600, 500],
      [2100, 1100, 2100, 1200, 2000],
      ['2100 мм', '600\u00a0×\u00a02600 мм'],
    ],
    ['turn', [2400, 1500, 1200], [1000, 1100, 2100], ['1000 мм', '1100 мм', '2400 мм', '1200 мм']],
  ] as const)('has the measures of %s and package', async (place, sides, room, texts) => {
    const answer = await get(drawingPaths.passing(place, sides, room));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('max-age');
    for (const text of texts) expect(answer.body).toContain(`>${text}</text>`);
  });

  it('marks what does not pass, and tilts what has to be tilted', () => {
    expect(pose('opening', '2300,900,700', '800,2000')).toMatchObject({ passes: true, angle: 0 });
    expect(pose('opening', '2300,2200,700', '800,2000').passes).toBe(false);
    const tilted = pose('opening', '2300,2030,100', '800,2000');
    expect(tilted.passes).toBe(true);
    const [sin, cos] = [Math.sin(tilted.angle), Math.cos(tilted.angle)];
    expect(tilted.across * cos + tilted.up * sin).toBeLessThanOrEqual(800);
    expect(tilted.across * sin + tilted.up * cos).toBeLessThanOrEqual(2000);
  });

  it('shows the door of a lift where that stops the package, else its cabin', () => {
    const lift = '1000,1100,2100,700,2000';
    expect(pose('lift', '1000,900,800', lift).passage).toMatchObject({
      kind: 'opening',
      width: 700,
    });
    expect(pose('lift', '2600,600,500', lift).passage).toMatchObject({ kind: 'cabin' });
    expect(pose('lift', '2200,600,200', lift)).toMatchObject({ passes: true, up: 2200 });
  });

  it.each([
    'place=opening&sides=1,2&room=800,2000',
    'place=opening&sides=1,2,3&room=800',
    'place=opening&sides=0,2,3&room=800,2000',
    'place=opening&sides=1,2,3&room=8,2000',
    'place=turn&sides=1,2,3&room=800,2000',
    'place=roof&sides=1,2,3&room=800,2000',
    'place=opening&sides=1e3,2,3&room=800,2000',
  ])('refuses %s', async (query) => {
    expect((await get(`/drawings/passing.svg?${query}`)).statusCode).toBe(400);
  });
});
