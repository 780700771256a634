import type { AttributeKey } from './attributes.ts';
import { filterName, generalFilters } from './filters.ts';

const size = ['dimensions_width', 'dimensions_height', 'dimensions_depth'] as const;
const bed = ['sleeping_places', 'bed_width', 'bed_length'] as const;
const origin = ['interior_style', 'brand'] as const;

/** The filters of each category, in display order (spec section 9). */
const lists: Readonly<Record<string, readonly AttributeKey[]>> = {
  divany: [
    'type_of_product',
    ...size,
    ...bed,
    'mechanism',
    'upholstery_materials',
    'color',
    'angle_variants',
    'storage_niche',
    'armrests',
    'filling',
    'legs_material',
    ...origin,
  ],
  krovat: [
    'bed_type',
    ...bed,
    ...size,
    'material',
    'upholstery_materials',
    'color',
    'mattress_base',
    'mechanism',
    'storage_niche',
    'drawers',
    'max_load',
    ...origin,
  ],
  kresla: [
    'type_of_product',
    ...size,
    'seat_height',
    'upholstery_materials',
    'color',
    'mechanism',
    'sleeping_places',
    'armrests',
    'filling',
    'legs_material',
    'max_load',
    ...origin,
  ],
  shkafy: [
    'type_of_product',
    ...size,
    'doors_count',
    'drawers',
    'body_material',
    'color',

    'facade_design',
    'facade_color',
    'facade_with_showcase',
    'custom_size_available',
    ...origin,
  ],
  kitchen: [
    'type_of_product',
    ...size,
    'angle_variants',
    'body_material',
    'facade_color',
    'facade_design',
    'facade_with_showcase',
    'countertop_material',
    'countertop_color',
    'upper_modules',
    'lower_modules',
    'custom_size_available',
    ...origin,
  ],
  stolstyl: [
    'type_of_product',
    ...size,
    'expanded_width',
    'seat_height',
    'material',
    'color',
    'countertop_material',
    'legs_material',
    'upholstery_materials',
    'mechanism',
    'max_load',
    ...origin,
  ],
  komodytumby: [
    'type_of_product',
    ...size,
    'drawers',
    'doors_count',
    'body_material',
    'color',
    'facade_color',
    'facade_design',
    'legs_material',
    'storage_niche',
    'tv_niche',
    ...origin,
  ],
  pufy: [
    'type_of_product',
    ...size,
    'upholstery_materials',
    'color',
    'storage_niche',
    'filling',
    'legs_material',
    'max_load',
    ...origin,
  ],
  ofisnyedivany: [
    'type_of_product',
    ...size,
    'seat_width',
    'seat_height',
    'upholstery_materials',
    'color',
    'angle_variants',
    'mechanism',
    'armrests',
    'legs_material',
    'max_load',
    'brand',
  ],
  matrasyortopedicheskie: [
    ...size,
    'sleeping_places',
    'mattress_hardnesses',
    'max_load',
    'filling',
    'extra_orthopedic_fillings',
    'winter_summer_effect',
    'cover',
    'entity',
    'brand',
  ],
  gostinye: [
    'type_of_product',
    ...size,
    'furniture_set',
    'body_material',
    'color',
    'facade_color',
    'facade_design',
    'facade_with_showcase',
    'tv_niche',
    'doors_count',
    'drawers',
    ...origin,
  ],
  kranu: [
    'type_of_product',
    'mechanism',
    'thread_size',
    'product_thread',
    'ball',
    'material',

    'color',
    'dimensions_height',
    'dimensions_depth',
    'included_items',
    'brand',
    'manufacturer',
  ],
  prihozhie: [
    'type_of_product',
    ...size,
    'furniture_set',
    'body_material',
    'color',
    'facade_design',
    'doors_count',
    'drawers',
    'angle_variants',
    'storage_niche',
    'custom_size_available',
    ...origin,
  ],
  detskayamebel: [
    'type_of_product',
    'gender',
    ...bed,
    ...size,
    'material',
    'color',
    'bed_type',
    'storage_niche',
    'drawers',
    'max_load',
    ...origin,
  ],
  komplectmebeli: [
    'type_of_product',
    'room_type',
    'furniture_set',
    'dimensions_width',
    'material',
    'color',
    'upholstery_materials',
    'facade_color',
    'sleeping_places',
    ...origin,
  ],
  vsedlyaobustroystvakukhni: [],
};

/** For a category that the owner has added, and for a search in all categories. */
const commonFilters: readonly AttributeKey[] = [
  'type_of_product',
  ...size,
  'material',
  'color',
  ...origin,
];

/** The attribute filters of a category; without a category, the attributes that most products have. */
export const categoryFilters = (slug: string | undefined): readonly AttributeKey[] =>
  slug !== undefined && Object.hasOwn(lists, slug) ? (lists[slug] ?? commonFilters) : commonFilters;

const bedCategories: readonly string[] = ['krovat', 'divany', 'detskayamebel'];
const bedSizes: readonly string[] = ['bed_width', 'bed_length'];

/** Bed sizes filter only categories with beds; in other categories they are ignored (spec section 5). */
export const isFilterOf = (name: string, category: string | undefined): boolean =>
  category === undefined || bedCategories.includes(category) || !bedSizes.includes(name);

/** The filters that spec section 5 names. A list shows them even if they have only one value. */
const named: readonly string[] = ['price', ...[...size, ...bed].map(filterName)];

export const isNamedFilter = (name: string): boolean => named.includes(name);

/** All filters of a category or a search: first the general ones, then its own, in display order. */
export const offeredFilters = (category: string | undefined): readonly string[] =>
  [...Object.keys(generalFilters), ...categoryFilters(category).map(filterName)].filter((name) =>
    isFilterOf(name, category),
  );
