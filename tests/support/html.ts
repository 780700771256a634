import { createHash } from 'node:crypto';

/** The head of a server-rendered page, and the inline code that a page must not have. */
export interface PageHtml {
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly headings: string[];
  readonly canonical: string | undefined;
  /** Content of the meta tags, by name or property. */
  readonly meta: Record<string, string>;
  readonly data: Record<string, unknown>[];
  /** Hashes of the inline scripts, as in the Content-Security-Policy. */
  readonly scriptHashes: string[];
  /** Inline styles and event handlers. */
  readonly forbidden: string[];
}

/** Parses a page of the shop. React writes all attributes in double quotes. */
export function readPage(html: string): PageHtml {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const metas = [...markup.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(markup)?.[1],
    title: plain(/<title>([^<]*)<\/title>/.exec(markup)?.[1]),
    headings: [...markup.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => plain(match[1])),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1]) || undefined,
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, plain(content)])),
    data: scripts
      .filter(([, attributes]) => attributes?.includes('ld+json'))
      .map(([, , text]) => JSON.parse(text ?? '')),
    scriptHashes: scripts
      .filter(([, attributes]) => !/ld\+json|\ssrc=/.test(attributes ?? ''))
      .map(
        ([, , text]) =>
          `'sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}'`,
      ),
    forbidden: markup.match(/<style|\sstyle="|\son\w+="|javascript:/g) ?? [],
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (text = '') =>
  text.replace(/<[^>]*>/g, '').replace(/&([^;]+);/g, (whole, name) => entities[name] ?? whole);
