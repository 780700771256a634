import { z } from 'zod';
import type { Palette } from '#contracts/shop-look.ts';
import type { Reads } from '#platform/database/reads.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { DAY, SECOND } from '#platform/time/duration.ts';
import { createBrandFiles } from './brand-files.ts';
import { readLogoFile } from './logo/store-logo.ts';

const PALETTE = '/palette.css';

const paths = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/site.webmanifest',
  PALETTE,
];

const forEver = `public, max-age=${(365 * DAY) / SECOND}, immutable`;
/** An SVG file that is opened by itself runs and loads nothing. `<use>` of the header reads it as a part of the page. */
const nothing = "default-src 'none'; img-src data:";
const logoFile = z.object({ file: z.string().regex(/^[0-9a-f]{32}\.(svg|png)$/) });
const version = z.object({ v: z.string().max(64).optional() });

/**
 * Serves the logo, the icons that are made from it, the manifest and the style sheet of the palette. `unsavedPalette`: the one that a member
 * of the staff looks at under this `v`.
 */
export function brandRoutes(
  app: HttpServer,
  reads: Reads,
  unsavedPalette: (version: string) => Promise<Palette | undefined>,
): void {
  const fileAt = createBrandFiles(reads);

  app.get(
    '/logos/:file',
    { schema: { hide: true, params: logoFile } },
    async ({ params: { file } }, reply) => {
      const content = await reads((db) => readLogoFile(db, file));
      if (!content) return reply.callNotFound();
      return reply
        .type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        .header('cache-control', forEver)
        .header('content-security-policy', nothing)
        .send(content);
    },
  );

  for (const path of paths) {
    app.get(
      path,
      { schema: { hide: true, querystring: version } },
      async ({ query: { v }, headers }, reply) => {
        const unsaved = path === PALETTE && v ? await unsavedPalette(v) : undefined;
        const found = await fileAt(path, unsaved);
        if (!found) return reply.callNotFound();
        if (unsaved)
          return reply.header('cache-control', 'no-store').type(found.type).send(found.body);
        const etag = `"${found.version}"`;
        // An address of an earlier version answers what there is now, which must not be kept under it.
        if (v === found.version) reply.header('cache-control', forEver);
        reply.header('etag', etag).header('content-security-policy', nothing);
        if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();
        return reply.type(found.type).send(found.body);
      },
    );
  }
}
