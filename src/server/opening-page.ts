import { createHash } from 'node:crypto';
import { OPENING_PAGE } from '#contracts/paths.ts';
import { type Gap, gapText } from '#messages/commands/check-shop.ts';
import { openingPageMessages as messages } from '#messages/site/opening-page.ts';
import type { Readiness } from '#modules/content/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { isFromThisMachine } from '#platform/http/this-machine.ts';
import { type Html, html } from '#platform/text/html.ts';
import { checkShop } from '../office/check-shop.ts';

/** The page for the owner: what the shop lacks before it opens. Visitors get 404: it is served to this machine alone. */
export function serveOpeningPage(
  app: HttpServer,
  { db, config, behindProxy }: { db: Database; config: Config; behindProxy: boolean },
): void {
  app.get(OPENING_PAGE, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request, behindProxy)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
      .send(page(await checkShop(db, config)).html);
  });
}

const page = ({ essential, advice }: Readiness): Html => html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
${{ html: `<style>${STYLES}</style>` }}
</head>
<body>
<main>
<h1>${messages.title}</h1>
<p>${messages.lead}</p>
${essential.length > 0 ? list(messages.essential, essential) : html`<p><strong>${advice.length > 0 ? messages.almost : messages.ready}</strong></p>`}
${advice.length > 0 ? list(messages.advice, advice) : ''}
<h2>${messages.steps}</h2>
<dl>
${messages.commands.map(({ what, lines }) => html`<dt>${what}</dt><dd><pre>${lines.join('\n')}</pre></dd>\n`)}</dl>
<p>${messages.guide}</p>
<p><a href="/">${messages.toShop}</a></p>
</main>
</body>
</html>
`;

const list = (heading: string, gaps: readonly Gap[]): Html => html`<h2>${heading}</h2>
<ul>
${gaps.map((one) => html`<li>${gapText(one)}</li>\n`)}</ul>`;

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 0.5rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; }
ul { margin: 0; padding-inline-start: 1.25rem; }
li { margin-block: 0.5rem; }
dt { margin-top: 1rem; }
dd { margin: 0.25rem 0 0; }
pre { margin: 0; padding: 0.75rem 1rem; overflow-x: auto; border-radius: 8px; background: rgb(128 128 128 / 14%); }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
