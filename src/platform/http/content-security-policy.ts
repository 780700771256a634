import { createHash } from 'node:crypto';

/** Where browsers report what the policy of a page has refused. */
export const POLICY_REPORTS = '/csp-report';

/** The policy of responses that are not pages (data, files, refusals): they load nothing and cannot be framed. */
export const CLOSED_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/**
 * Hash of the style sheet inside `<model-viewer>`, the only inline one. It is allowed on every page, because client navigation does not
 * change the policy. A test fails when a release of the library has another sheet.
 */
const VIEWER_STYLES = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Says no more than who may show it in a frame: of files for a plugin, and of pages of the development server, whose scripts have no hashes. */
export const frameAncestors = (framedBy = "'none'"): string => `frame-ancestors ${framedBy}`;

/**
 * The policy of a rendered page: files of this origin, and the inline scripts that the storefront itself wrote, by their hashes. Those bear
 * `marker` as their nonce, a random text of this rendering. An injected script has no marker, so it gets no hash. The marker is taken out
 * of the page: the page stays the same for everyone and can be cached.
 */
export function protectPage(
  rendered: string,
  marker: string,
  framedBy = "'none'",
): { page: string; policy: string } {
  const attribute = ` nonce="${marker}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of rendered.matchAll(SCRIPT)) {
    if (attributes.includes(attribute) && !/\ssrc=/.test(attributes)) hashes.add(hashOf(script));
  }
  return { page: rendered.replaceAll(attribute, ''), policy: policyWith([...hashes], framedBy) };
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policyWith = (hashes: string[], framedBy: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    `style-src 'self' ${VIEWER_STYLES}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(framedBy),
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
