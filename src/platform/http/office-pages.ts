import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import { html } from '../text/html.ts';
import { DAY, SECOND } from '../time/duration.ts';
import { frameAncestors, POLICY_REPORTS } from './content-security-policy.ts';
import type { HttpServer } from './http-server.ts';

const OFFICE_BUILD = fileURLToPath(new URL('../../../build/admin/', import.meta.url));
const YEAR = (365 * DAY) / SECOND;

/** The page of the office, with places for a nonce, the origin of passkeys and the name of the shop. */
export type OfficeShell = (url: string) => Promise<string>;

/** The built page. */
export function builtShell(): OfficeShell {
  const page = readFileSync(`${OFFICE_BUILD}index.html`, 'utf8');
  return async () => page;
}

/** Serves the built scripts and styles of the office. Their names have hashes: they are cached for a year. */
export async function serveOfficeBuild(app: HttpServer): Promise<void> {
  await app.register(serveStatic, {
    root: `${OFFICE_BUILD}assets`,
    prefix: '/admin/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR}, immutable`);
    },
  });
}

/**
 * Serves the page of the office at each of its addresses. It has no data, is kept nowhere and found by no search engine, and its policy lets
 * nothing in but its own files: the one style sheet that a library writes at run time has the nonce of the answer.
 */
export function serveOfficePages(
  app: HttpServer,
  {
    shell,
    shopName,
    passkeyOrigin,
    framed,
    strict,
  }: {
    shell: OfficeShell;
    shopName: () => Promise<string>;
    /** The one origin where passkeys work; empty where none does. */
    passkeyOrigin: string;
    /** Whose pages the office shows in a frame. */
    framed: string;
    strict: boolean;
  },
): void {
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64url');
      const { html: name } = html`${await shopName()}`;
      const page = (await shell(request.url))
        .replace('%nonce%', nonce)
        .replace('%passkeys%', passkeyOrigin)
        .replace('%shop%', () => name);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      reply.header(
        'content-security-policy',
        strict ? policyWith(nonce, framed) : frameAncestors(),
      );
      return reply.type('text/html; charset=utf-8').send(page);
    });
  }
}

const policyWith = (nonce: string, framed: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framed}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
