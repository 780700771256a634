import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMessages } from '#messages/commands/console.ts';
import { builtShell } from '#platform/http/office-pages.ts';
import type { Storefront } from './composition.ts';

const SERVER_BUILD = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
const OFFICE_SOURCE = fileURLToPath(new URL('admin/index.html', import.meta.url));
/** Each of the two development servers needs a port of its own for its web socket. */
const OFFICE_SOCKET = 24679;

/** The built storefront and office. */
export async function builtStorefront(): Promise<Storefront> {
  if (!existsSync(SERVER_BUILD)) throw new Error(startMessages.notBuilt);
  const { renderPage }: Storefront = await import(SERVER_BUILD);
  return { renderPage, officeShell: builtShell() };
}

/** Storefront and office from their sources by Vite, with hot module replacement. */
export async function developmentStorefront(): Promise<Storefront> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const office = await createServer({
    configFile: 'vite.admin.config.ts',
    server: { middlewareMode: true, hmr: { port: OFFICE_SOCKET } },
    appType: 'custom',
  });
  return {
    async renderPage(page) {
      const source = (await vite.ssrLoadModule('./src/storefront/server.ts')) as Storefront;
      return source.renderPage(page);
    },
    officeShell: (url) => office.transformIndexHtml(url, readFileSync(OFFICE_SOURCE, 'utf8')),
    async attach(app) {
      const { default: middie } = await import('@fastify/middie');
      await app.register(middie);
      app.use(office.middlewares);
      app.use(vite.middlewares);
      app.addHook('onClose', async () => {
        await Promise.all([office.close(), vite.close()]);
      });
    },
  };
}
