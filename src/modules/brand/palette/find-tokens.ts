import { type Palette, USUAL_GROUND } from '#contracts/shop-look.ts';

/** Those of `tokens.css` that icons and the manifest need. */
const usual = { paper: USUAL_GROUND, band: '#24493b', 'on-band': '#faf7f2' };

/** The colours of a shop. The colour library is loaded only for a shop that has a palette. */
export async function findTokens(palette: Palette): Promise<Readonly<Record<string, string>>> {
  if (Object.keys(palette).length === 0) return usual;
  const { tokensOf } = await import('./tokens.ts');
  return tokensOf(palette);
}
