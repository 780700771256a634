import { brandRoutes } from '#modules/brand/routes.ts';
import { catalogRoutes } from '#modules/catalog/routes.ts';
import { feedDelivery } from '#modules/delivery/feed/feed-delivery.ts';
import { documentRoutes } from '#modules/documents/index.ts';
import { feedRoutes } from '#modules/export/index.ts';
import { furnitureRoutes } from '#modules/furniture/index.ts';
import { pictureRoutes } from '#modules/pictures/routes.ts';
import { settingsRoutes } from '#modules/settings/routes.ts';
import { cacheResponses } from '#platform/http/cache-responses.ts';
import { allowSharedCaching } from '#platform/http/shared-caching.ts';
import { apiCacheKey } from '../cache-keys.ts';
import type { ShopPart } from '../composition.ts';
import { tokenOfLook } from '../preview-shop.ts';

/** What every visitor may read: catalogue, settings, documents, looks, feeds, pictures, drawings and models. */
export const publicReads: ShopPart = (app, shop) => {
  const { config, clock, reads, version, publicUrl, catalogue, findPreview, cache } = shop;
  const { limitBrowsing, limitDrawings } = shop.browsing;
  app.register(async (scope) => {
    allowSharedCaching(scope, config.CDN_SECONDS);
    if (cache) cacheResponses(scope, cache, ({ url }) => apiCacheKey(url), shop.caching);
    limitBrowsing(scope);
    catalogRoutes(scope, catalogue, publicUrl);
    settingsRoutes(scope, { reads, clock, publicSettings: shop.publicSettings });
    documentRoutes(scope, { reads, clock, publicUrl });
    brandRoutes(scope, reads, async (version) => {
      const token = tokenOfLook(version);
      const preview = token === undefined ? undefined : await findPreview(token);
      return preview?.kind === 'shop' ? preview.palette : undefined;
    });
  });
  app.register(async (scope) =>
    feedRoutes(scope, catalogue, { publicUrl, version, delivery: feedDelivery }),
  );
  app.register(async (scope) => pictureRoutes(scope, shop.pictures));
  app.register(async (scope) => {
    limitDrawings(scope);
    furnitureRoutes(scope, {
      read: catalogue,
      isModelled: shop.isModelled,
      findPreviewed: async (token, variant) => {
        const preview = await findPreview(token);
        return preview?.kind === 'product' ? preview.drawables[variant] : undefined;
      },
      dataFolder: config.DATA_DIR,
    });
  });
};
