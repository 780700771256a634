/** Makes query parameters. A list is repeated; undefined and empty values are left out. */
export const searchParameters = (values: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined && one !== '')
        .map((one) => [name, String(one)]),
    ),
  );

export const LAST_PAGE = 1_000_000;

/** The page number of an address; 1 if it is missing or invalid. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}
