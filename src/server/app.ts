import type { HttpServer } from '#platform/http/http-server.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { type AppParts, compose, type ShopPart } from './composition.ts';
import { accounts } from './parts/accounts.ts';
import { checkout } from './parts/checkout.ts';
import { monitoring } from './parts/monitoring.ts';
import { office } from './parts/office.ts';
import { pages } from './parts/pages.ts';
import { publicReads } from './parts/public-reads.ts';
import { visitorMessages } from './parts/visitor-messages.ts';

/** The shop, part by part. A new module adds its routes to one of them, or a part of its own. */
const shopParts: readonly ShopPart[] = [
  monitoring,
  publicReads,
  checkout,
  visitorMessages,
  accounts,
  office,
  pages,
];

/** The composition root: routes with their contexts, job handlers, pages. */
export async function buildApp(parts: AppParts): Promise<HttpServer> {
  const shop = compose(parts);
  const { config, disk, tracing, security } = shop;
  const app = await createHttpServer(config, { disk, tracing, security });
  for (const register of shopParts) await register(app, shop);
  return app;
}
