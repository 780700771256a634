import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/duration.ts';

/** A picture or a host that fails for so long is given up. */
export const GIVEN_UP_AFTER = DAY;

/** A picture that was given up is tried again after this time: the host may be back, the file may have come. */
export const LOOKED_AT_AGAIN = { delayed: DAY, refused: 7 * DAY } as const;

/** Pause of a picture after its n-th failure, ms: 1, 2, 4 … 60 minutes. */
export const pauseOfPicture = (failures: number): number => growing(failures, MINUTE);

/** Pause of a host after its n-th failure in a row, ms: 10, 20, 40 … seconds, at most an hour. */
export const pauseOfHost = (failures: number): number => growing(failures, 10 * SECOND);

const growing = (failures: number, first: number) => Math.min(HOUR, first * 2 ** (failures - 1));
