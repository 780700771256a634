import type { PatternName } from './patterns.ts';

/** How a substance takes light, beyond what the model says. */
export interface Surface {
  readonly pattern?: PatternName;
  /** Its colour in a photograph, in parts of the stated one. */
  readonly tone?: number;
  readonly roughness?: number;
  readonly metalness?: number;
  /** Mirrored light of what is not metal; 1 is that of plastic. */
  readonly gloss?: number;
  /** The light rim of short hair. */
  readonly sheen?: number;
  /** Whether it mirrors the pale room of the photographs instead of the windows that make metal shine. */
  readonly isMirror?: true;
}

const cloth = { roughness: 0.95, gloss: 0.3 };
const nap = { roughness: 0.75, gloss: 0.3, sheen: 0.8 };

/** By the name of the material, the first that matches: `fabric:велюр`, `wood`. */
const surfaces: readonly (readonly [RegExp, Surface])[] = [
  [/букле|шерсть|вяз/, { ...cloth, pattern: 'loops', tone: 0.82 }],
  [/шнур/, { ...cloth, pattern: 'cord', tone: 0.76 }],
  [/чехол/, { ...cloth, pattern: 'fine', tone: 0.79 }],
  [/жаккард/, { ...cloth, pattern: 'knit', tone: 0.82 }],
  [/микровелюр/, { ...nap, pattern: 'suede' }],
  [/велюр|бархат/, { ...nap, pattern: 'velvet', tone: 0.96 }],
  [/вельвет/, { ...nap, pattern: 'corduroy', tone: 0.84 }],
  [/рогожка|шенилл/, { ...cloth, pattern: 'basket', tone: 0.87 }],
  [/сатин|хлопок|портьера/, { ...cloth, pattern: 'fine', tone: 0.8 }],
  [/^fabric/, { ...cloth, pattern: 'canvas', tone: 0.84 }],
  [/^leather/, { pattern: 'leather', roughness: 0.44, gloss: 0.9 }],
  [/^wood/, { pattern: 'grain', roughness: 0.5, gloss: 0.7 }],
  [/мрамор/, { pattern: 'marble', roughness: 0.3 }],
  [/^stone/, { pattern: 'stone', roughness: 0.3 }],
  [/^wicker/, { pattern: 'wicker', tone: 0.72, gloss: 0.5 }],
  [/^lacquer/, { gloss: 0.6 }],
  [/^mirror/, { metalness: 1, roughness: 0.04, isMirror: true }],
  // A pane lets light through: it darkens what is behind it, as it does in a photograph, and does not whiten it.
  [/^glass/, { tone: 0.25 }],
];

/** What a material of this name is made of; an empty one for what needs nothing more. */
export const surfaceOf = (material: string): Surface =>
  surfaces.find(([words]) => words.test(material))?.[1] ?? {};
