/** Method and address of each call of the public API: the makers of goods. */
export const makerCalls = {
  list: { method: 'GET', url: '/api/makers/' },
  get: { method: 'GET', url: '/api/makers/:slug/' },
} as const;
