/** The parameters of an address; a list is repeated, what is undefined or empty is left out. */
export const searchParameters = (values: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined && one !== '')
        .map((one) => [name, String(one)]),
    ),
  );
