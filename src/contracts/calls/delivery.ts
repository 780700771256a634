/** Method and address of each call of the public API: delivery. */
export const deliveryCalls = {
  suggestTowns: { method: 'GET', url: '/api/delivery/towns/' },
  quote: { method: 'POST', url: '/api/delivery/quote/' },
} as const;
