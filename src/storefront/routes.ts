import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('category', 'routes/categories.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:productSlug', 'routes/product.tsx', [
    route('variant/:variantSlug', 'routes/product-variant.tsx'),
  ]),
  route('makers/:makerSlug', 'routes/maker.tsx'),
  route('search', 'routes/search.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('reset-password/confirm', 'routes/reset-password-confirm.tsx'),
  route('confirm-email/:key', 'routes/confirm-email.tsx'),
  route('join-orders/:key', 'routes/join-orders.tsx'),
  route('not-me/:key', 'routes/not-me.tsx'),
  route('account', 'routes/account.tsx', [
    index('routes/account-orders.tsx'),
    route('orders', 'routes/account-orders.tsx', { id: 'account-orders-page' }),
    route('orders/:id', 'routes/account-order.tsx'),
    route('wishlist', 'routes/account-wishlist.tsx'),
    route('profile', 'routes/account-profile.tsx'),
    route('devices', 'routes/account-devices.tsx'),
  ]),
  route('orders/find', 'routes/find-order.tsx'),
  route('orders/t/:token', 'routes/order.tsx'),
  // Both pages in one route: each weighs on every page.
  route('orders/t/:token/pay?/return?', 'routes/pay.tsx'),
  route('payments/:id', 'routes/pay.tsx', { id: 'paid' }),
  route('wishlist', 'routes/wishlist.tsx'),
  route('compare', 'routes/compare.tsx'),
  // `/products.{format}` shows the product list for every format.
  route(':file', 'routes/products.tsx', { id: 'products-file' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
