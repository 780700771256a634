import { createHash } from 'node:crypto';
import { demoCategories } from '../../db/demo/index.ts';
import {
  buildModel,
  classify,
  firstTurn,
  type Model,
  writeGlb,
} from '../../packages/furniture/index.ts';
import type {
  SourceCategory,
  SourceProduct,
  SourceVariant,
} from '../../src/contracts/catalogue-source.ts';
import { appearanceOf, clothOf } from '../../src/modules/catalog/appearance.ts';
import { closeLookOf } from './close-look.ts';
import { interiors } from './interiors.ts';
import type { Room } from './room.ts';
import { categoryRooms, slides } from './rooms.ts';

/** One picture to take. */
export interface Shot {
  readonly category: string;
  readonly view: View;
  /** Where the picture goes, below the folder of pictures. */
  readonly file: string;
  prepare(): Promise<Prepared>;
  /** What is pictured, and from where, degrees; not of a room. */
  readonly thing?: () => Promise<{ readonly model: Model; readonly azimuth: number }>;
}

export const VIEWS = ['first', 'second', 'open', 'close', 'hero', 'room'] as const;
type View = (typeof VIEWS)[number];
/** Of one thing by itself. */
type OwnView = Exclude<View, 'room'>;

export interface Prepared {
  readonly models: readonly Uint8Array[];
  /** Changes with the models and with how they are looked at. */
  readonly hash: string;
  /** The hash of a larger picture of the same, which does as well. */
  readonly larger?: string;
  /** What `render.py` is to do, once the models lie at these paths. */
  job(paths: readonly string[]): object;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

/** Pixels of a picture, and of the first of each product, which can be looked at closely. */
const USUAL = { width: 1000, height: 750 };
const HERO = { width: 1600, height: 1200 };

/** So many products of so many categories, the most seen first, are shown from a second side. */
const SECOND_VIEWS = { products: 10, categories: 4 };

/**
 * Every picture that the demo wants, those that are missed most first: each product once, its other looks, what unfolds or opens, each
 * upholstery from close by, variants that differ in size alone, second sides; then the first of each product larger.
 */
export function demoShots(): Shot[] {
  const of = (
    view: OwnView,
    variants: (product: SourceProduct, category: SourceCategory) => readonly SourceVariant[],
  ) =>
    demoCategories.flatMap((category) =>
      category.products.flatMap((product) =>
        variants(product, category).map((variant) => toShot(category, product, variant, view)),
      ),
    );
  const first = ({ variants }: SourceProduct) => variants.slice(0, 1);
  const looks = ({ variants }: SourceProduct) => firstOf(variants, appearanceOf).slice(1);
  const sizes = ({ variants }: SourceProduct) => {
    const shown = firstOf(variants, appearanceOf);
    return variants.filter((variant) => !shown.includes(variant));
  };
  return [
    ...of('first', first),
    ...of('first', looks),
    ...of('open', (product, category) =>
      first(product).filter(
        ({ attributes }) => classify(describe(category, product, attributes)).opening,
      ),
    ),
    ...of('close', ({ variants }) => firstOf(variants, clothOf).filter(isUpholstered)),
    ...of('first', sizes),
    ...of('second', (product, category) => (isSeenMost(product, category) ? first(product) : [])),
    ...of('hero', first),
  ];
}

/** The first of the variants that are alike by a key. */
const firstOf = (
  variants: readonly SourceVariant[],
  keyOf: (attributes: SourceVariant['attributes']) => string,
): SourceVariant[] => {
  const keys = variants.map(({ attributes }) => keyOf(attributes));
  return variants.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

const isSeenMost = (product: SourceProduct, category: SourceCategory): boolean =>
  demoCategories.indexOf(category) < SECOND_VIEWS.categories &&
  category.products.indexOf(product) < SECOND_VIEWS.products;

const isUpholstered = ({ attributes }: SourceVariant) =>
  (attributes.upholstery_materials?.length ?? 0) > 0;

function toShot(
  category: SourceCategory,
  product: SourceProduct,
  variant: SourceVariant,
  view: OwnView,
): Shot {
  const thing = async () => {
    const model = await modelOfVariant(category, product, variant, view === 'open');
    return { model, azimuth: firstTurn(model, { second: view === 'second' }) };
  };
  const prepare = async (): Promise<Prepared> => {
    const { model, azimuth } = await thing();
    const stance = model.stance === 'plan' ? 'floor' : model.stance;
    const close = view === 'close' ? closeLookOf(model, azimuth, variant.attributes) : undefined;
    const from = close ? JSON.stringify(close) : `${azimuth}`;
    const hash = hashOf(await plainGlb(model), from);
    const larger = hashOf(hash, `${HERO.width}`);
    return {
      models: [await writeGlb(model.parts)],
      ...(view === 'hero' ? { hash: larger, ...HERO } : { hash, larger, ...USUAL }),
      job: ([path]) => ({ model: path, stance, azimuth, ...close }),
      samples: view === 'hero' ? 3 : 4,
    };
  };
  const name = `${variant.slug}${suffixes[view]}`;
  return { category: category.slug, view, file: `${product.slug}/${name}.avif`, prepare, thing };
}

/** What the views are called by, as `attach-photographs.ts` reads it. */
const suffixes = { first: '', hero: '', second: '-2', open: '-open', close: '-close' } as const;

const describe = (
  { slug: categorySlug }: SourceCategory,
  { slug: productSlug, name }: SourceProduct,
  attributes: SourceVariant['attributes'],
) => ({ categorySlug, productSlug, name, attributes });

const modelOfVariant = (
  category: SourceCategory,
  product: SourceProduct,
  { attributes }: SourceVariant,
  open = false,
) => buildModel({ ...describe(category, product, attributes), open });

/** Without the roles of parts: a photograph does not change with them. */
const plainGlb = ({ parts }: Model) =>
  writeGlb(parts.map(({ geometry, finish }) => ({ geometry, finish })));

/** The rooms of the home page, of the categories, and of single products. */
export const roomShots = (): Shot[] => [
  ...slides.map((room) => toRoomShot(room, 1600, 700, 14)),
  ...categoryRooms.map((room) => toRoomShot(room, 800, 600, 8)),
  ...interiors.map((room) => toRoomShot(room, USUAL.width, USUAL.height, 8)),
];

/** Throws where the demo has not all of its things. */
function toRoomShot(room: Room, width: number, height: number, samples: number): Shot {
  const found = room.things.map(({ thing }) => findThing(thing));
  const prepare = async (): Promise<Prepared> => {
    const models = await Promise.all(
      found.map(async (thing) => {
        const model = await modelOfVariant(...thing);
        return {
          glb: await plainGlb(model),
          size: model.size,
          hangs: model.stance === 'ceiling',
        };
      }),
    );
    const things = room.things.map(({ x, y = 0, z, turn = 0, tip = 0 }, index) => {
      const { size, hangs } = models[index] ?? {};
      const at = [x, y, z ?? (size?.d ?? 0) / 2000 + 0.015];
      return { at, turn, tip, cord: hangs ? y + (size?.h ?? 0) / 1000 : undefined };
    });
    return {
      models: models.map(({ glb }) => glb),
      hash: hashOf(...models.map(({ glb }) => glb), JSON.stringify(room)),
      job: (paths) => ({
        room,
        things: things.map((thing, index) => ({ ...thing, model: paths[index] })),
      }),
      width,
      height,
      samples,
    };
  };
  return { category: 'rooms', view: 'room', file: room.file, prepare };
}

/** Throws where the demo has no such variant. */
function findThing(thing: string): [SourceCategory, SourceProduct, SourceVariant] {
  for (const category of demoCategories) {
    for (const product of category.products) {
      for (const variant of product.variants) {
        if (thing === `${product.slug}/${variant.slug}`) return [category, product, variant];
      }
    }
  }
  throw new Error(`There is no ${thing} in the demo`);
}

function hashOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 24);
}
