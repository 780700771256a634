/** The name of the shop, which the server has written into the page; empty where it has none. */
export const shopName =
  document.querySelector<HTMLMetaElement>('meta[name="shop-name"]')?.content ?? '';
