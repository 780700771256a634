import type { SiteSettings } from '#contracts/site-settings.ts';

let last: Partial<SiteSettings> = {};

/** The settings that this visit has read last, by the server's page or by a call. */
export const lastSettings = (): Partial<SiteSettings> => last;

/** Keeps what was read. */
export function rememberSettings(read: Partial<SiteSettings>): void {
  last = { ...last, ...read };
}
