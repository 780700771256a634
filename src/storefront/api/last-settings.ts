import type { HomeSlide } from '#contracts/shop-content.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';

let settings: Omit<SiteSettings, 'slides'> | undefined;
let slides: readonly HomeSlide[] = [];

/** The settings that this visit has read last, by the server's page or by a call; null before that. */
export const lastSettings = (): SiteSettings | null =>
  settings ? { ...settings, slides: [...slides] } : null;

/** Keeps what was read; slides only where they are part of it. */
export function rememberSettings({
  slides: read = slides,
  ...others
}: Omit<SiteSettings, 'slides'> & { readonly slides?: readonly HomeSlide[] }): void {
  settings = others;
  slides = read;
}

export function rememberSlides(read: readonly HomeSlide[]): void {
  slides = read;
}
