/** Of goods of an order that are not there any more. */
export const missingGoodsMessages = {
  line: (name: string, inStock: number | null) =>
    inStock === null || inStock === 0
      ? `${name}: нет в\u00a0наличии`
      : `${name}: осталось ${inStock}`,
  callUs: 'Позвоните нам: подберём замену или скажем, когда будет.',
} as const;
