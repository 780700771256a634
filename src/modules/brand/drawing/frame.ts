import type { IconSymbol } from './symbol.ts';

interface Frame {
  readonly ground: string | null;
  /** The colour of a symbol without colours of its own. */
  readonly colour: string;
  readonly round: boolean;
  /** The longer side of the symbol, as a share of the icon. */
  readonly share: number;
}

const SIDE = 512;
/** The corners of a favicon. */
const RADIUS = 112;

/** A square icon as SVG. */
export function framed(symbol: IconSymbol, { ground, colour, round, share }: Frame): string {
  const scale = (SIDE * share) / Math.max(symbol.width, symbol.height);
  const width = Math.round(symbol.width * scale);
  const height = Math.round(symbol.height * scale);
  const box = { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height };
  const plate = ground
    ? `<rect width="${SIDE}" height="${SIDE}"${round ? ` rx="${RADIUS}"` : ''} fill="${ground}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${plate}${symbol.draw(box, colour)}</svg>`;
}
