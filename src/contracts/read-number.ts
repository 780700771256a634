/** A number as people write it: '10 000', '10 000,50', '1.5', '20 000 ₽', with spaces of any kind; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/\s/g, '').replace(/(?:₽|р|руб)\.?$/i, '');
  return /^\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}
