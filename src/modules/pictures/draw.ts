import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { WorkEnded, WorkFailed } from '#platform/bounded/bounded-process.ts';
import { boundedWork } from '#platform/bounded/bounded-work.ts';
import { SECOND } from '#platform/time/duration.ts';
import { PictureRefused } from './failures.ts';

/** The only way to decode a picture: `sharp` runs in another process. */
export const draw = boundedWork<typeof import('./drawing/works.ts')>(
  new URL('./drawing/works.ts', import.meta.url),
);

/** Of a picture that is given to the shop: a photograph of 24 million points takes a fifth of it. */
export const GIVEN = { time: 2 * SECOND, share: 'half' } as const;
/** Of a stored picture in another size, which has been decoded before. */
export const SHOWN = { time: 20 * SECOND, share: 'all' } as const;

/** Tells why a given picture is refused. Rethrows errors that the picture did not cause. */
export function refuse(error: unknown): never {
  if (error instanceof WorkEnded) throw new PictureRefused(pictureMessages.tooHard);
  if (error instanceof WorkFailed) throw new PictureRefused(pictureMessages.broken);
  throw error;
}
