export { CART_COOKIE, cartRoutes } from './routes.ts';
export {
  type CartContext,
  deleteCart,
  getCart,
  type HeldCart,
  holdCart,
  markOrdered,
  replaceCart,
} from './service.ts';
