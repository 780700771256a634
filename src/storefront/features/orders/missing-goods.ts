import { missingGoodsMessages as messages } from '#messages/orders/missing-goods.ts';

/** What a refusal says of goods that are not there any more, line by line, and what to do; empty where it names none. */
export function missingGoods(body: unknown): string[] {
  const lines = typeof body === 'object' && body !== null && 'lines' in body ? body.lines : [];
  if (!Array.isArray(lines) || lines.length === 0) return [];
  const named = lines.map(({ product_name: name, in_stock: inStock }) =>
    messages.line(String(name), typeof inStock === 'number' ? inStock : null),
  );
  return [...named, messages.callUs];
}
