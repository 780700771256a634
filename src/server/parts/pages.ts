import { findRedirect } from '#modules/content/redirects/find.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { serveOfficeBuild } from '#platform/http/office-pages.ts';
import { type RenderPage, serveClientBuild, servePages } from '#platform/http/storefront.ts';
import { pageCacheKey, previewTokenOf } from '../cache-keys.ts';
import type { ShopPart } from '../composition.ts';
import { createInProcessShop } from '../in-process-shop.ts';
import { leadToThePage, withPreview } from '../preview-shop.ts';

/** The pages of the storefront, scripts and styles. */
export const pages: ShopPart = async (app, shop) => {
  const { config, storefront, catalogue, publicUrl, publicSettings, cache, findPreview } = shop;
  if (!storefront) return;
  await (storefront.attach ?? serveBuilds)(app);
  const framedBy = config.ADMIN_URL ? new URL(config.ADMIN_URL).origin : "'self'";
  const render: RenderPage = async (request, scriptMarker, onFailure) => {
    const sources = { read: catalogue, publicSettings, publicUrl };
    const stored = createInProcessShop(sources, onFailure);
    const token = previewTokenOf(request.url);
    const preview = token && (await findPreview(token));
    if (token && !preview) return leadToThePage(request.url);
    const shown = preview ? withPreview(stored, preview, token) : stored;
    const page = await storefront.renderPage({ request, shop: shown, scriptMarker, onFailure });
    return preview ? { ...page, framedBy } : page;
  };
  servePages(app, render, shop.browsing.limitBrowsing, {
    publicUrl,
    strict: storefront.attach === undefined,
    sharedSeconds: config.CDN_SECONDS,
    keyOf: pageCacheKey,
    cached: cache && { cache, caching: shop.caching },
    redirectOf: (address) => catalogue(({ db }) => findRedirect(db, address)),
  });
};

/** Scripts and styles of storefront and office. */
async function serveBuilds(app: HttpServer): Promise<void> {
  await serveClientBuild(app);
  await serveOfficeBuild(app);
}
