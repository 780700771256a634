type Tree = Readonly<Record<string, unknown>>;

/** The value at `contacts.phone` or `phones.0.label`. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, tree);

/** The same tree with another value there. */
export function withValue<Whole>(tree: Whole, path: string, value: unknown): Whole {
  const [key = '', ...rest] = path.split('.');
  const inner =
    rest.length > 0 ? withValue(valueAt(tree, key) ?? {}, rest.join('.'), value) : value;
  if (Array.isArray(tree)) return tree.with(Number(key), inner) as Whole;
  return { ...(tree as Tree), [key]: inner } as Whole;
}
