export type { FeedDelivery } from './feed-delivery.ts';
export { feedRoutes } from './routes.ts';
