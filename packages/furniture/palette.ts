/** The usual colours of things that state none. */
export const fabric = '#8d9a8c';
export const board = '#c9ab80';
export const oakColour = '#c19a66';
export const steelColour = '#b9b7b2';

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour the given part of the way from one #rrggbb to another. */
export const mix = (from: string, to: string, part: number): string => {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** 0 for black, 1 for white. */
export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
};

/** The colour of a material, #rrggbb. */
export interface Tone {
  readonly base: string;
  /** Wood, which has a grain. */
  readonly wood: boolean;
}

/** A tone of the colour. Pure black and white leave no room for shades, so they are toned down. */
export const tone = (hex: string, wood = false): Tone => {
  if (lightness(hex) > 0.96) return { base: mix(hex, '#f7f4ee', 0.7), wood };
  return { base: lightness(hex) < 0.14 ? mix(hex, '#4a443e', 0.3) : hex, wood };
};
