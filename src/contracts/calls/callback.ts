/** Method and address of each call of the public API: requests for a call. */
export const callbackCalls = {
  requestCallback: { method: 'POST', url: '/callback/request/' },
} as const;
