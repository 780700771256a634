/** Icons of categories. The last three are neutral. */
export const categoryIcons = [
  'sofa',
  'bed',
  'armchair',
  'wardrobe',
  'kitchen',
  'table',
  'chest',
  'pouf',
  'office',
  'mattress',
  'living_room',
  'tap',
  'hallway',
  'nursery',
  'set',
  'cookware',
  'mirror',
  'lamp',
  'rug',
  'textile',
  'shelves',
  'garden',
  'bath',
  'decor',
  'shapes',
  'package',
  'tag',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** Colours of icons, by their names in the storefront. */
export const categoryTints = ['pine', 'slate', 'clay', 'ochre'] as const;
export type CategoryTint = (typeof categoryTints)[number];
