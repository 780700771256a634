/** Method and address of each call of the public API: delivery. */
export const deliveryCalls = {
  suggestTowns: { method: 'GET', url: '/api/delivery/towns/' },
  promises: { method: 'POST', url: '/api/delivery/promises/' },
  suggestAddresses: { method: 'POST', url: '/api/delivery/addresses/' },
  quote: { method: 'POST', url: '/api/delivery/quote/' },
} as const;
