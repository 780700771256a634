import type { Palette } from '#contracts/shop-look.ts';
import type { Unreadable } from './palette/chosen.ts';

/** The colours of a palette that cannot be read on its grounds, each with the nearest one that can. */
export async function unreadableColours(palette: Palette): Promise<Unreadable[]> {
  if (Object.keys(palette).length === 0) return [];
  const { choose } = await import('./palette/chosen.ts');
  return choose(palette).unreadable;
}
