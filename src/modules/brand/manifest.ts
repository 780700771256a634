import { USUAL_GROUND } from '#contracts/shop-look.ts';
import { namesOfShop } from '#contracts/shop-names.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import type { Brand } from '#modules/settings/index.ts';

/** The web app manifest of the shop. */
export function manifestOf({ name, palette, version }: Brand): string {
  const shown = name || capitalise(namesOfShop('').nominative);
  const icon = (path: string, side: number, purpose: string) => ({
    src: `${path}?v=${version}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: shown,
    short_name: shown,
    lang: 'ru',
    start_url: '/',
    display: 'minimal-ui',
    background_color: palette.ground ?? USUAL_GROUND,
    theme_color: palette.ground ?? USUAL_GROUND,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
