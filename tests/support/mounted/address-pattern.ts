/** Patterns of addresses as Playwright reads them. */
export function matches(pattern: string | RegExp, url: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(url);
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${source}$`).test(url);
}
