interface Category {
  readonly slug: string;
  readonly name: string;
  readonly is_below: boolean;
}

/** Categories for a field to choose from; those below another one stand in. */
export const categoryOptions = (
  categories: readonly Category[],
): (readonly [slug: string, name: string])[] =>
  categories.map(
    ({ slug, name, is_below: isBelow }) => [slug, isBelow ? `\u00a0\u00a0${name}` : name] as const,
  );
