type Check = (value: string) => boolean;

export const isDate: Check = (value) => /^\d{4}-\d\d-\d\d$/.test(value);
export const textOf =
  (most: number): Check =>
  (value) =>
    value.trim() !== '' && value.length <= most;
export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value);

/** The parameters of an address that a list knows, with the values that it can have; an old or mistyped address opens the list all the same. */
export const readQuery = <Name extends string>(
  parameters: URLSearchParams,
  checks: Readonly<Record<Name, Check>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<Check>(checks).flatMap(([name, isGood]) => {
      const value = parameters.get(name);
      return value !== null && isGood(value) ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;
