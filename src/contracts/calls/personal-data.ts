/** Method and address of each call of the public API: what the shop keeps about a customer, and its erasure. */
export const personalDataCalls = {
  export: { method: 'GET', url: '/api/dj-rest-auth/personal-data/' },
  obstacles: { method: 'GET', url: '/api/dj-rest-auth/erasing/' },
  request: { method: 'POST', url: '/api/dj-rest-auth/erasing/' },
  confirm: { method: 'POST', url: '/api/dj-rest-auth/erasing/confirm/' },
} as const;
