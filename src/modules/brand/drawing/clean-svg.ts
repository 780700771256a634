import sanitizeHtml from 'sanitize-html';
import { type Config, optimize } from 'svgo';
import { logoMessages } from '#messages/site/logo.ts';
import { LogoRefused } from '../logo/logo-refused.ts';
import { parseSvg, type SvgElement } from './svg-tree.ts';

/** Parts that a logo would lose: the owner has to change the file. */
const unsupported = ['text', 'image', 'use', 'foreignObject', 'switch', 'filter', 'symbol'];

const elements = [
  ...['svg', 'g', 'defs', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
];
const attributes = [
  ...['viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['fx', 'fy', 'd', 'points', 'transform', 'id', 'href', 'offset', 'opacity', 'color'],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-path', 'clip-rule', 'mask', 'mask-type'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'stop-color', 'stop-opacity'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits'],
  'maskContentUnits',
];

/** Writes classes and style sheets of drawing programs as attributes, and drops what is not drawn. */
const simplified: Config = {
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { inlineStyles: { onlyMatchedOnce: false }, mergePaths: false } },
    },
    'convertStyleToAttrs',
    'removeXlink',
  ],
};

/** A drawing without scripts, links, styles and texts. Throws {@link LogoRefused} where it cannot be drawn without a part. */
export function cleanSvg(text: string): SvgElement {
  // An entity could stand for a gigabyte of text.
  if (/<!ENTITY/i.test(text)) throw new LogoRefused(logoMessages.entity, lineOf(text, '<!ENTITY'));
  const simple = attempt(() => optimize(text, simplified).data);
  for (const tag of unsupported) {
    if (new RegExp(`<(?:\\w+:)?${tag}[\\s/>]`).test(simple)) {
      throw new LogoRefused(logoMessages.unsupported(tag), lineOf(text, `<${tag}`));
    }
  }
  const root = attempt(() => parseSvg(sanitized(simple)));
  if (root.tag !== 'svg') throw new LogoRefused(logoMessages.broken);
  return root;
}

/** Every failure of a parser means that the file is broken; a deep file overflows its stack. */
function attempt<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const { line } = error as { line?: unknown };
    throw new LogoRefused(logoMessages.broken, typeof line === 'number' ? line : undefined);
  }
}

const sanitized = (text: string): string =>
  sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: elements,
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'title', 'desc', 'metadata'],
    textFilter: () => '',
    transformTags: {
      '*': (tagName, given) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(given).filter(isOwnReference)),
      }),
    },
  });

/** Links and `url(…)` may only lead to a part of the same drawing. */
const isOwnReference = ([name, value]: [string, string]): boolean =>
  name === 'href'
    ? /^#[\w-]+$/.test(value)
    : !/[\\:]|url/i.test(value) || /^url\(#[\w-]+\)$/.test(value);

function lineOf(text: string, part: string): number | undefined {
  const at = text.indexOf(part);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
