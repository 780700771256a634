/** Limits for decoding untrusted pictures. */
export const decoding = { limitInputPixels: 50_000_000, failOn: 'error' } as const;
