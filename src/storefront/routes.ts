import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('category', 'routes/categories.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:productSlug', 'routes/product.tsx', [
    route('variant/:variantSlug', 'routes/product-variant.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
