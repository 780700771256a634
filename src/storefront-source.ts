import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMessages } from '#messages/console.ts';
import type { Storefront } from './app.ts';

const SERVER_BUILD = fileURLToPath(new URL('../build/server/index.js', import.meta.url));

/** The built storefront. */
export async function builtStorefront(): Promise<Storefront> {
  if (!existsSync(SERVER_BUILD)) throw new Error(startMessages.notBuilt);
  const { renderPage }: Storefront = await import(SERVER_BUILD);
  return { renderPage };
}

/** The storefront from its sources by Vite, with hot module replacement. */
export async function developmentStorefront(): Promise<Storefront> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    async renderPage(page) {
      const source = (await vite.ssrLoadModule('./src/storefront/server.ts')) as Storefront;
      return source.renderPage(page);
    },
    async attach(app) {
      const { default: middie } = await import('@fastify/middie');
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
