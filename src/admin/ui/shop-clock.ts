import type { TimeZone } from '#contracts/time-zones.ts';

/** A time as the clock of the shop shows it, `YYYY-MM-DDTHH:MM`: what a field for date and time takes. */
export const onShopClock = (time: string, timeZone: TimeZone): string =>
  // Sweden writes times as ISO 8601 does.
  new Date(time).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
