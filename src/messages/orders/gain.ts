/** What a discount saves. */
export const gainMessages = {
  ofLine: 'Выгода',
  ofAll: 'Ваша выгода',
} as const;
