/** Products that were opened in this browser. */
export const recentMessages = {
  title: 'Вы смотрели',
} as const;
