/** What every picture from outside is decoded under. */
export const decoding = { limitInputPixels: 50_000_000, failOn: 'error' } as const;
