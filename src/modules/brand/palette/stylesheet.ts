import type { Palette } from '#contracts/shop-look.ts';
import { choose } from './chosen.ts';
import { isDark } from './grounds.ts';
import { tokensOf } from './tokens.ts';

/** The style sheet of a palette. It does not apply to print, and its selector is stronger than that of the built sheet. */
export function stylesheetOf(palette: Palette): string {
  const { ground } = choose(palette).chosen;
  const tokens = Object.entries(tokensOf(palette)).map(([name, value]) => `--${name}:${value}`);
  const scheme = `color-scheme:${isDark(ground) ? 'dark' : 'light'}`;
  return `@media screen{:root:root{${[scheme, ...tokens].join(';')}}}\n`;
}
