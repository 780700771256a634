import { createHash } from 'node:crypto';
import { demoCategories } from '../../db/demo/index.ts';
import { buildModel, type Model, writeGlb } from '../../packages/furniture/index.ts';
import type {
  SourceCategory,
  SourceProduct,
  SourceVariant,
} from '../../src/contracts/catalogue-source.ts';
import { appearanceOf } from '../../src/modules/catalog/appearance.ts';
import { categoryRooms, type Room, slides } from './rooms.ts';

/** One picture to take. */
export interface Shot {
  readonly category: string;
  /** Where the picture goes, below the folder of pictures. */
  readonly file: string;
  prepare(): Promise<Prepared>;
}

type View = 'first' | 'second';

export interface Prepared {
  readonly models: readonly Uint8Array[];
  /** Changes with the models and with how they are looked at. */
  readonly hash: string;
  /** What `render.py` is to do, once the models lie at these paths. */
  job(paths: readonly string[]): object;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

/** The products of so many, the most seen categories first, are shown from a second side. */
const SECOND_VIEWS = 40;

/** One variant of each look. */
function variantsToShow({ variants }: SourceProduct): SourceVariant[] {
  const looks = new Map<string, SourceVariant>();
  for (const variant of variants) {
    const look = appearanceOf(variant.attributes);
    if (!looks.has(look)) looks.set(look, variant);
  }
  return [...looks.values()];
}

/** A wing of this height, mm, hides what is behind it. */
const HIDES = 1500;

/** What hangs is seen almost from the front; what is long to the back, from its longer side; a high wing, from the other side. */
function azimuthOf({ stance, size, side: wing }: Model, view: View): number {
  const isBehindWing = wing === 'left' && size.h > HIDES;
  const side = (view === 'first') === isBehindWing ? -1 : 1;
  if (stance === 'wall') return -16 * side;
  return size.d > size.w * 1.35 ? 90 - 34 * side : -30 * side;
}

/** Every picture that the demo wants: each product once, the other looks of upholstered ones, second sides, and the rest. */
export function demoShots(): Shot[] {
  const products = demoCategories.flatMap((category) =>
    category.products.map((product) => ({ category, product, shown: variantsToShow(product) })),
  );
  const first = products.map(({ category, product, shown }) =>
    shown.slice(0, 1).map((variant) => toShot(category, product, variant, 'first')),
  );
  const others = (upholstered: boolean) =>
    products
      .filter(({ product }) => upholstered === isUpholstered(product))
      .flatMap(({ category, product, shown }) =>
        shown.slice(1).map((variant) => toShot(category, product, variant, 'first')),
      );
  const second = products
    .slice(0, SECOND_VIEWS)
    .flatMap(({ category, product, shown }) =>
      shown.slice(0, 1).map((variant) => toShot(category, product, variant, 'second')),
    );
  return [...first.flat(), ...others(true), ...second, ...others(false)];
}

const isUpholstered = ({ variants }: SourceProduct) =>
  variants.some(({ attributes }) => attributes.upholstery_materials);

function toShot(
  category: SourceCategory,
  product: SourceProduct,
  variant: SourceVariant,
  view: View,
): Shot {
  const prepare = async (): Promise<Prepared> => {
    const model = await modelOfVariant(category, product, variant);
    const glb = await plainGlb(model);
    const stance = model.stance === 'plan' ? 'floor' : model.stance;
    const azimuth = azimuthOf(model, view);
    return {
      models: [glb],
      hash: hashOf(glb, `${azimuth}`),
      job: ([path]) => ({ model: path, stance, azimuth }),
      width: 1000,
      height: 750,
      samples: 4,
    };
  };
  const name = view === 'first' ? variant.slug : `${variant.slug}-2`;
  return { category: category.slug, file: `${product.slug}/${name}.avif`, prepare };
}

const modelOfVariant = (
  { slug: categorySlug }: SourceCategory,
  { slug: productSlug, name }: SourceProduct,
  { attributes }: SourceVariant,
) => buildModel({ categorySlug, productSlug, name, attributes });

/** Without the roles of parts: a photograph does not change with them. */
const plainGlb = ({ parts }: Model) =>
  writeGlb(parts.map(({ geometry, finish }) => ({ geometry, finish })));

/** The rooms of the home page and of the categories. */
export const roomShots = (): Shot[] => [
  ...slides.map((room) => toRoomShot(room, 1600, 700, 14)),
  ...categoryRooms.map((room) => toRoomShot(room, 800, 600, 8)),
];

function toRoomShot(room: Room, width: number, height: number, samples: number): Shot {
  const prepare = async (): Promise<Prepared> => {
    const models = await Promise.all(
      room.things.map(async ({ thing }) => {
        const model = await modelOfVariant(...findThing(thing));
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
  return { category: 'rooms', file: room.file, prepare };
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
