import { beforeEach, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { readPage } from '../support/html.ts';
import { recordLog } from '../support/logged.ts';

const INJECTED = '<script>alert(1)</script><script nonce="guessed">alert(2)</script>';
/** The storefront with a hole: what `injected` says stands in each page. */
const it = withShop(async () => {
  const { renderPage } = await builtStorefront();
  return {
    env: { LOG_LEVEL: 'warn' },
    storefront: {
      async renderPage(page) {
        const rendered = await renderPage(page);
        return { ...rendered, body: rendered.body.replace('<main', `${injected}<main`) };
      },
    },
  };
});
const { shop } = fixturesOf(it);
let injected = '';

beforeEach(() => {
  injected = '';
});

async function scriptsOf(url: string) {
  const { body, headers } = await shop.app.inject({ url });
  const policy = String(headers['content-security-policy']);
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return { body, policy, allowed, inline: readPage(body).scriptHashes };
}

it('allows the inline scripts of the storefront, and none that was injected into the page', async () => {
  const clean = await scriptsOf('/products/');
  expect(clean.inline.length).toBeGreaterThan(2);
  expect(new Set(clean.allowed)).toEqual(new Set(["'self'", ...clean.inline]));
  injected = INJECTED;
  const { body, inline, allowed } = await scriptsOf('/products/');
  expect(body).toContain('alert(2)');
  expect(new Set(inline).size).toBe(new Set(clean.inline).size + 2);
  expect(allowed).toEqual(clean.allowed);
});

it('sends pages without the marker of their scripts, the same each time', async () => {
  const first = await scriptsOf('/');
  expect(first.body).not.toContain('nonce');
  expect(await scriptsOf('/')).toEqual(first);
});

it.each(['/api/category/', '/api/admin/session/', '/api/none/', '/sitemap.xml', '/healthz'])(
  'lets %s, which is no page, load nothing and stand in no frame',
  async (url) => {
    const { headers } = await shop.app.inject({ url });
    expect(String(headers['content-security-policy']).split(/; ?/).toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
  },
);

it('lets a document of the law be shown by the viewer of a browser, but in no frame', async () => {
  const { headers } = await shop.app.inject({ url: '/policy.pdf' });
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
});

const reportOf = (report: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': report }),
  });

it('counts all reports of browsers and logs a few, without addresses of visitors', async () => {
  expect((await scriptsOf('/')).policy).toContain('; report-uri /csp-report');
  const lines = recordLog(shop.app);
  const report = {
    'document-uri': 'https://shop.example/confirm-email/secret-key?search=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret',
    'source-file': 'chrome-extension',
  };
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await reportOf(report)).statusCode).toBe(204);
  }
  const logged = lines.filter(({ message }) => message?.includes('the policy of a page'));
  expect(logged).toHaveLength(10);
  expect(logged[0]?.about).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: 'chrome-extension',
    page: '/confirm-email',
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
  const metrics = await shop.app.inject({ url: '/metrics' });
  expect(metrics.body).toContain('csp_reports_total 30');
});

it('refuses reports that are none, and large ones', async () => {
  expect((await reportOf({ 'blocked-uri': 5 })).statusCode).toBe(400);
  expect((await reportOf({ 'blocked-uri': 'x'.repeat(9000) })).statusCode).toBe(413);
});
