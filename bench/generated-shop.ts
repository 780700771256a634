import { type AttributeKey, attributes, type VariantAttributes } from '#contracts/attributes.ts';
import type { SourceCategory, SourceProduct, SourceVariant } from '#contracts/catalogue-source.ts';
import { colors, ownName } from './generated-words.ts';

/** A pseudorandom number generator from 0 to 1 (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface GeneratedProduct extends SourceProduct {
  readonly categoryId: number;
}

const VARIANTS_A_PRODUCT = 3;

/**
 * Generates products from the demo catalogue: the same categories, types, attributes and texts, with other names, sizes, colours and
 * prices. The same seed gives the same products.
 */
export function* generateProducts(
  demo: readonly SourceCategory[],
  variantCount: number,
  seed = 1,
): Generator<GeneratedProduct> {
  const random = seededRandom(seed);
  const templates = demo.flatMap((category) =>
    category.products.map((product) => ({ product, category })),
  );
  const vocabularies = new Map(demo.map((category) => [category.id, vocabularyOf(category)]));
  for (let made = 0, index = 0; made < variantCount; index += 1) {
    const { product, category } = pick(templates, random);
    const wanted = Math.min(
      variantCount - made,
      1 + Math.floor(random() * (2 * VARIANTS_A_PRODUCT - 1)),
    );
    const vocabulary = vocabularies.get(category.id) ?? new Map();
    made += wanted;
    yield {
      categoryId: category.id,
      slug: `${category.slug.slice(0, 12)}-${index + 1}`,
      name: `${product.name.replace(/\s*«.*$/, '')} «${ownName(index)}»`,
      description: product.description.replaceAll(/«[^»]*»/g, `«${ownName(index)}»`),
      isNew: random() < 0.2,
      variants: Array.from({ length: wanted }, (_, number) =>
        generateVariant(
          pick(product.variants, random),
          vocabulary,
          `${index + 1}-${number + 1}`,
          random,
        ),
      ),
    };
  }
}

function generateVariant(
  template: SourceVariant,
  vocabulary: Vocabulary,
  key: string,
  random: Random,
): SourceVariant {
  const scale = 0.8 + random() * 0.45;
  const color = pick(colors, random);
  const varied = Object.fromEntries(
    Object.entries(template.attributes).map(([name, value]) => [
      name,
      vary(name as AttributeKey, value, scale, vocabulary, random),
    ]),
  ) as VariantAttributes;
  const price = Math.max(
    10,
    Math.round((template.price * scale * (0.8 + random() * 0.4)) / 10) * 10,
  );
  return {
    slug: `v-${key}`,
    code: `GEN-${key}`,
    name: `${color.name}, ${key}`,
    price,
    ...(random() < 0.2 && {
      originalPrice: Math.ceil((price * (1.05 + random() * 0.35)) / 10) * 10,
    }),
    ...(random() < 0.25 && { stock: Math.floor(random() * 40) }),
    attributes: { ...varied, color },
  };
}

/** Scales all lengths by one factor, and takes words from other variants of the category. Other values stay. */
function vary(
  key: AttributeKey,
  value: unknown,
  scale: number,
  vocabulary: Vocabulary,
  random: Random,
): unknown {
  const definition = attributes[key];
  if (definition.kind === 'number' && 'unit' in definition && definition.unit === 'мм') {
    return Math.max(10, Math.round((Number(value) * scale) / 10) * 10);
  }
  const mayChange = definition.group === 'materials' || definition.group === 'appearance';
  const words = vocabulary.get(key);
  return mayChange && words && random() < 0.7 ? pick(words, random) : value;
}

/** All values of each attribute in a category. */
type Vocabulary = Map<string, unknown[]>;

function vocabularyOf(category: SourceCategory): Vocabulary {
  const entries = category.products
    .flatMap(({ variants }) => variants)
    .flatMap((variant) => Object.entries(variant.attributes));
  const grouped = Map.groupBy(entries, ([key]) => key);
  return new Map(Array.from(grouped, ([key, pairs]) => [key, pairs.map(([, value]) => value)]));
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
