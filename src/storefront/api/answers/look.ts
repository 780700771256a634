import type { ShopLook } from '#contracts/shop-look.ts';
import { fieldsOf, text } from './json.ts';

/** The look of a shop without a palette and a logo. */
export const usualLook: ShopLook = {
  version: '',
  ground: '',
  palette: false,
  logo: null,
  logo_with_name: false,
};

/** A look with a version was written by the shop's serializer, so its fields need no check of their own. */
export const readLook = (json: unknown): ShopLook =>
  text(fieldsOf(json).version) ? (json as ShopLook) : usualLook;
