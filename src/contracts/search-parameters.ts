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

export const LAST_PAGE = 1_000_000;

/** The page that an address asks for; the first where what it says is no number of one. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}
