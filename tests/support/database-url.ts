export const TEMPLATE = 'gornitsa_test';

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export function throwError(error: Error): never {
  throw error;
}
