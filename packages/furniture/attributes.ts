/** What is stated of a thing, as far as its model follows it. Lengths are mm. Words of other attributes are read too. */
export interface Attributes {
  readonly type_of_product?: string | undefined;
  readonly entity?: string | undefined;
  readonly series?: string | undefined;
  readonly features?: readonly string[] | undefined;

  readonly dimensions_width?: number | undefined;
  readonly dimensions_height?: number | undefined;
  readonly dimensions_depth?: number | undefined;
  readonly dimensions_thickness?: number | undefined;
  readonly seat_width?: number | undefined;
  readonly seat_height?: number | undefined;
  readonly seat_depth?: number | undefined;
  readonly armrests?: string | undefined;
  readonly armrest_width?: number | undefined;
  readonly armrest_height?: number | undefined;
  readonly sleeping_places?: number | undefined;
  readonly bed_width?: number | undefined;
  readonly bed_length?: number | undefined;
  readonly expanded_width?: number | undefined;
  readonly expanded_height?: number | undefined;
  readonly bed_type_form?: string | undefined;
  readonly footboard_height?: number | undefined;

  readonly material?: string | undefined;
  readonly body_material?: string | undefined;
  readonly upholstery_materials?: readonly string[] | undefined;
  readonly legs_material?: string | undefined;
  readonly countertop_material?: string | undefined;
  readonly color?: { readonly name: string; readonly hex?: string | undefined } | undefined;
  readonly pattern?: string | undefined;
  readonly facade_color?: string | undefined;
  readonly facade_design?: string | undefined;
  readonly facade_with_showcase?: boolean | undefined;
  readonly countertop_color?: string | undefined;
  readonly legs_color?: string | undefined;

  readonly mechanism?: string | undefined;
  readonly angle_variants?: readonly string[] | undefined;
  readonly storage_niche?: boolean | undefined;
  readonly drawers?: number | undefined;
  readonly doors_count?: number | undefined;
  readonly tv_niche?: boolean | undefined;
  readonly furniture_set?: readonly string[] | undefined;
  readonly included_items?: readonly string[] | undefined;
  readonly upper_modules?: number | undefined;
  readonly lower_modules?: number | undefined;
}

/** A thing, as goods describe it. */
export interface Description {
  /** The category's slug, or its name: it tells the kind where the thing's own words do not. */
  readonly categorySlug: string;
  readonly name: string;
  readonly variantName?: string;
  readonly attributes: Attributes;
  /** What the supplier says beyond the attributes. */
  readonly characteristics?: readonly { readonly label: string; readonly value: string }[];
}

/** Made of glass, as its material says. */
export const isGlass = ({ material = '' }: Attributes): boolean => /стекл/.test(material);
