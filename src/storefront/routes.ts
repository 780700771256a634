import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('category', 'routes/categories.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:productSlug', 'routes/product.tsx', [
    route('variant/:variantSlug', 'routes/product-variant.tsx'),
  ]),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('compare', 'routes/compare.tsx'),
  // `/products.{format}`: the list, whatever the format.
  route(':file', 'routes/products.tsx', { id: 'products-file' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
