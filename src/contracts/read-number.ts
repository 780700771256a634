/** Parses a number as people write it: '10 000', '10 000,50', '1.5', '20 000 ₽', with any kind of space. Otherwise undefined. */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/\s/g, '').replace(/(?:₽|р|руб)\.?$/i, '');
  return /^\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}
