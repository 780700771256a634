import type { TimeZone } from '#contracts/time-zones.ts';

/** A time as the clock of the shop shows it, `YYYY-MM-DDTHH:MM`: what a field for date and time takes. */
export const onShopClock = (time: string, timeZone: TimeZone): string =>
  // Sweden writes times as ISO 8601 does.
  new Date(time).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');

/** The day that it is by the clock of the shop, `YYYY-MM-DD`. */
export const todayInShop = (timeZone: TimeZone): string =>
  onShopClock(new Date().toISOString(), timeZone).slice(0, 10);
