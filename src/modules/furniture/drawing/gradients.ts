import { element } from './svg.ts';

const gradientOf = (kind: string, colours: string[]) =>
  `url(#gd-${kind}-${colours.map((colour) => colour.slice(1)).join('-')})`;

/** Gradients from #rrggbb or #rrggbbaa colours: down, to the right, from the centre. */
export const down = (...colours: string[]): string => gradientOf('v', colours);

export const across = (...colours: string[]): string => gradientOf('h', colours);

export const radial = (...colours: string[]): string => gradientOf('r', colours);

const stop = (offset: number, colour: string) =>
  element('stop', {
    offset: offset === 0 ? undefined : String(Math.round(offset * 100) / 100),
    'stop-color': `#${colour.slice(0, 6)}`,
    'stop-opacity':
      colour.length > 6
        ? String(Math.round(Number.parseInt(colour.slice(6), 16) / 2.55) / 100)
        : undefined,
  });

const gradient = (id: string, kind: string, colours: string[]) => {
  const stops = colours.map((colour, index) => stop(index / (colours.length - 1), colour)).join('');
  if (kind === 'r') return element('radialGradient', { id }, stops);
  return element('linearGradient', kind === 'h' ? { id } : { id, x2: '0', y2: '1' }, stops);
};

/** An id made from what the gradient holds: equal ids are equal gradients, in any picture. */
const shortId = (description: string) => {
  let hash = 0;
  for (const letter of description) hash = (hash * 131 + letter.charCodeAt(0)) % 2_147_483_647;
  return `d${hash.toString(36)}`;
};

/** The body with short gradient ids, after the gradients it refers to. */
export const withGradients = (body: string): string => {
  const found = new Map<string, string>();
  const short = body.replace(/url\(#gd-([\w-]+)\)/g, (_, description: string) => {
    const id = shortId(description);
    const [kind = 'v', ...colours] = description.split('-');
    found.set(id, gradient(id, kind, colours));
    return `url(#${id})`;
  });
  return element('defs', {}, [...found.values()].join('')) + short;
};
