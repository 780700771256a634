import { boundedWork } from '#platform/bounded/bounded-work.ts';
import { SECOND } from '#platform/time/duration.ts';

/** The only way to clean and draw a logo: a drawing of three kilobytes can take hours, so it is drawn in another process. */
export const draw = boundedWork<typeof import('./drawing/works.ts')>(
  new URL('./drawing/works.ts', import.meta.url),
);

/** An ordinary logo takes a hundredth of it. */
export const DRAWN = { time: 2 * SECOND, share: 'half' } as const;
