import { productEndpoints } from '#contracts/admin/goods/products.ts';
import { staffIdOf } from '#modules/audit/index.ts';
import { storePreview } from '#modules/content/office/preview-store.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { type PreviewParts, previewProduct } from './product-preview.ts';

interface Previews extends PreviewParts {
  /** Before the paths of pages, where the shop is at another host than the office. */
  readonly shopOrigin: string;
}

/** A product as a shopper would see it if it were saved. */
export function productPreviewInOffice(app: HttpServer, { shopOrigin, ...parts }: Previews): void {
  app.route({
    ...productEndpoints.preview,
    bodyLimit: 2 * 1024 * 1024,
    handler: async (request) => {
      const staffId = staffIdOf(request.member.actor);
      if (staffId === null) throw new DomainError('not_permitted');
      const { saved, shown } = request.body;
      const preview = await previewProduct(parts, request.params.id, saved);
      const token = await storePreview(parts, staffId, preview);
      const { slug, variants } = preview.details;
      const place = saved.variants.slice(0, shown).filter(({ hidden }) => !hidden).length;
      const variant = saved.variants[shown]?.hidden ? undefined : variants[place];
      const path = variant ? `/products/${slug}/variant/${variant.slug}` : `/products/${slug}`;
      return { url: `${shopOrigin}${path}?preview=${token}` };
    },
  });
}
