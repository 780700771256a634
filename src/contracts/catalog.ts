import { z } from 'zod';
import {
  type AttributeKey,
  attributeKeys,
  attributes,
  type VariantAttributes,
} from './attributes.ts';
import { catalogCalls } from './calls/catalog.ts';
import { categoryIcons, categoryTints } from './category-look.ts';
import { characteristic } from './characteristics.ts';
import { facets } from './facets.ts';
import { MOST_SIMILAR } from './goods-limits.ts';
import { goodsPackage } from './packages.ts';
import { productListQuery } from './product-query.ts';
import { shownPhoto } from './shown-photo.ts';
import { understood } from './understood.ts';
import {
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  slug,
} from './validation.ts';

export const category = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    parent: z
      .string()
      .nullable()
      .describe('Slug of the category above, whose lists contain these goods; null: top level'),
    photo: z.string(),
    icon: z.enum(categoryIcons).describe('By the words of the name'),
    tint: z.enum(categoryTints).describe('Colour of the icon, unlike that of the neighbours'),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const categoryDetails = category
  .extend({
    description: z
      .string()
      .optional()
      .describe('An empty line separates paragraphs; absent: there is none'),
    seo_title: z.string().optional().describe('For search engines; absent: the name'),
    seo_description: z.string().optional(),
  })
  .meta({ id: 'CategoryDetails' });
export type CategoryDetails = z.infer<typeof categoryDetails>;
/** What a category says of itself, as far as it has such texts. */
export type CategoryTexts = Pick<CategoryDetails, 'description' | 'seo_title' | 'seo_description'>;
/** The fields of a category that menus and search need. */
export type CategoryName = Pick<Category, 'id' | 'slug' | 'name' | 'parent'>;

/** Of an attribute: as in feeds (`limits.value` of imports). */
const LONGEST_WORDS = 1000;
const words = oneLineText(LONGEST_WORDS).min(1);

const referenceSchemas = {
  brand: z.object({ name: words }),
  color: z.object({
    name: words,
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
  }),
  manufacturer: z.object({ id: z.int(), country: words }),
  ball: z.object({ ball_material_type: words }),
  thread_size: z.object({ id: z.int(), inches: words }),
  product_thread: z.object({ id: z.int(), thread_type: words }),
};

const attributeSchema = (key: AttributeKey) => {
  switch (attributes[key].kind) {
    case 'number':
      return z.number().positive();
    case 'boolean':
      return z.boolean();
    case 'list':
      return z.array(words).min(1);
    case 'text':
      return words;
    case 'reference':
      return referenceSchemas[key as keyof typeof referenceSchemas];
  }
};

const attributeShape = Object.fromEntries(
  attributeKeys.map((key) => [key, attributeSchema(key).optional()]),
) as unknown as {
  [Key in AttributeKey]: z.ZodOptional<z.ZodType<NonNullable<VariantAttributes[Key]>>>;
};

/** All attributes of the registry, each optional. Unknown keys are refused. */
export const variantAttributes: z.ZodType<VariantAttributes> = z.strictObject(attributeShape);

export const variant = z
  .object({
    id: z.int(),
    slug: z.string(),
    code: z.string(),
    name: z.string().describe('What distinguishes this variant from the others of its product'),
    photo: z.string(),
    photos_variant: z.array(shownPhoto),
    product_photo: z.string(),
    price: roubles.describe('Current price, roubles'),
    oldPrice: roubles.nullable().describe('The same as original_price'),
    original_price: roubles
      .nullable()
      .describe('Price before the discount; null without a discount'),
    discount: z.int().min(0).max(99).describe('Whole percent'),
    description: z.string(),
    productSlug: z.string(),
    in_stock: z.boolean().describe('false: made to order, or sold out (see `available`)'),
    available: z.boolean().describe('The variant can be ordered'),
    characteristics: z
      .array(characteristic)
      .optional()
      .describe('What the supplier says beyond the attributes. Only in product details'),
    packed: z
      .array(z.tuple([z.int(), z.int(), z.int()]).readonly())
      .optional()
      .describe(
        'Three sides of each package, mm, as the shop or the supplier states them. Absent: unknown',
      ),
    packages: z
      .array(goodsPackage)
      .optional()
      .describe('What it is delivered in. Only in product details'),
    ...attributeShape,
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof variant>;

export const product = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    photo: z.string(),
    description: z.string(),
    photos: z.array(shownPhoto),
    category: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
    variants: z.array(variant),
    first_variant: variant
      .nullable()
      .describe(
        'The first variant that can be ordered, else the first; in a filtered list, of those that pass',
      ),
    price: roubles.nullable().describe('Price of the first variant; null without variants'),
    is_new: z.boolean(),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof product>;

const millimetres = z.number().positive().nullable();

export const variantModel = z
  .object({
    variant: z.int().describe('Id of the variant that the model shows'),
    src: z.string().describe('Address of the GLB file; its unit is the metre'),
    stance: z.enum(['floor', 'wall', 'ceiling']).describe('The surface that holds the product'),
    lift: z.number().min(0).describe('Height of the lowest point above the floor, mm'),
    turn: z
      .number()
      .describe('Where it is first seen from, degrees: 0 the front, positive from the right'),
    width: millimetres.describe('Stated length, mm; null if the model shows another length'),
    height: millimetres,
    depth: millimetres,
    opening: z
      .enum(['unfolds', 'opens'])
      .nullable()
      .describe('How it has a second pose, at the same address with `?pose=open`; null if not'),
  })
  .meta({ id: 'VariantModel' });
export type VariantModel = z.infer<typeof variantModel>;

export const productDetails = product
  .extend({
    models: z.array(variantModel).describe('3D models of the variants that have one'),
    seo_title: z.string().optional().describe('For search engines; absent: the name'),
    seo_description: z.string().optional(),
  })
  .meta({ id: 'ProductDetails' });
export type ProductDetails = z.infer<typeof productDetails>;

/** A product that is no longer sold: what its page says. */
export const withdrawnProduct = z
  .object({
    name: z.string(),
    slug: z.string(),
    category: z.object({ slug: z.string(), name: z.string() }),
    photo: z.string().nullable().describe('Its photo or drawing; null without variants'),
    price: roubles.nullable().describe('The last price of its first variant'),
    code: z.string().nullable().describe('The article of its first variant'),
    attributes: z.object(attributeShape).describe('What its first variant stated'),
    characteristics: z.array(characteristic),
    leads_to: z
      .string()
      .nullable()
      .describe('The path to which its address redirects; null: its page says what it was'),
    is_long_gone: z.boolean().describe('It was withdrawn more than 30 days ago'),
  })
  .meta({ id: 'WithdrawnProduct' });
export type WithdrawnProduct = z.infer<typeof withdrawnProduct>;

const withdrawnBody = z.object({
  detail: z.string(),
  code: z.literal('product_withdrawn'),
  product: withdrawnProduct,
});

export const productPage = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(product),
  corrected_query: z
    .string()
    .nullable()
    .describe('The corrected search text, if it differs from `search`'),
  understood: understood.nullable().describe('Null without `search`'),
  leads_to: z.string().nullable().describe('The page of the shop that this search leads to'),
});
export type ProductPage = z.infer<typeof productPage>;

const tags = ['catalog'];
const notFound = { 404: refusalBody };
const badRequest = { 400: fieldErrorsBody };

export const catalogEndpoints = {
  listCategories: {
    ...catalogCalls.listCategories,
    schema: {
      tags,
      summary: 'All categories: those of the top level, then their children',
      response: { 200: z.array(category) },
    },
  },
  getCategory: {
    ...catalogCalls.getCategory,
    schema: {
      tags,
      summary: 'One category',
      params: z.object({ slug }),
      response: { 200: categoryDetails, ...badRequest, ...notFound },
    },
  },
  listProducts: {
    ...catalogCalls.listProducts,
    schema: {
      tags,
      summary: 'Products of a category, or of a search, by pages',
      querystring: productListQuery,
      response: { 200: productPage, ...badRequest, ...notFound },
    },
  },
  getFacets: {
    ...catalogCalls.getFacets,
    schema: {
      tags,
      summary: 'What the same list can be filtered by, with counts',
      querystring: productListQuery,
      response: { 200: facets, ...badRequest, ...notFound },
    },
  },
  getProduct: {
    ...catalogCalls.getProduct,
    schema: {
      tags,
      summary: 'One product by id, slug or former slug',
      params: z.object({ idOrSlug: z.union([databaseId, slug]) }),
      response: { 200: productDetails, 410: withdrawnBody, ...badRequest, ...notFound },
    },
  },
  listSimilar: {
    ...catalogCalls.listSimilar,
    schema: {
      tags,
      summary: 'Products of the same category like this one, the most alike first',
      params: z.object({ idOrSlug: z.union([databaseId, slug]) }),
      querystring: z.object({
        page_size: z.coerce.number().int().min(1).max(MOST_SIMILAR).default(4),
      }),
      response: { 200: z.array(product), ...badRequest, ...notFound },
    },
  },
  listCompanions: {
    ...catalogCalls.listCompanions,
    schema: {
      tags,
      summary:
        'Products of other kinds that fit to a variant of this one, by the rules of the shop',
      params: z.object({ idOrSlug: z.union([databaseId, slug]) }),
      querystring: z.object({
        variant: slug.optional().describe('Slug of a variant; else the first that can be ordered'),
        page_size: z.coerce.number().int().min(1).max(MOST_SIMILAR).default(4),
      }),
      response: { 200: z.array(product), 410: withdrawnBody, ...badRequest, ...notFound },
    },
  },
  listNewProducts: {
    ...catalogCalls.listNewProducts,
    schema: { tags, summary: 'New arrivals, newest first', response: { 200: z.array(product) } },
  },
} as const;
