import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { categoryIconLines } from '../src/modules/furniture/plates/category-icons.ts';

const IMPORTED = /lucide-react\/icons\/([\w-]+)'/g;

/** An SVG file with symbols, and the constant by which a client knows its address. */
interface Sprite {
  readonly constant: string;
  readonly fileName: string;
  readonly source: string;
}

interface Client {
  /** The folder whose imports of lucide icons are collected. */
  readonly sources: string;
  /** The module that draws a symbol, from the root of the build. */
  readonly drawing: string;
  /** Where the files of the build are served. */
  readonly base: string;
  /** Whether it shows categories. */
  readonly hasCategories: boolean;
}

/**
 * Collects icons in SVG sprites, which browsers cache for a year: the lucide icons that a client imports, and those of the categories.
 * An icon component is replaced by a reference to its symbol. Otherwise the paths are sent twice: in the HTML of every page and in its script.
 */
export async function iconSprites({
  sources,
  drawing,
  base,
  hasCategories,
}: Client): Promise<Plugin> {
  const imported = await Promise.all(
    iconsNamedIn(sources).map(async (name) => symbol(name, await linesOf(name))),
  );
  const ofCategories = Object.entries(categoryIconLines).map(([name, lines]) =>
    symbol(name, lines),
  );
  const sprites = [
    sprite('ICON_SPRITE', 'icons', imported),
    ...(hasCategories ? [sprite('CATEGORY_SPRITE', 'category-icons', ofCategories)] : []),
  ];
  return {
    name: 'icon-sprites',
    enforce: 'pre',
    config: () => ({
      define: Object.fromEntries(
        sprites.map(({ constant, fileName }) => [
          `import.meta.env.${constant}`,
          JSON.stringify(base + fileName),
        ]),
      ),
    }),
    resolveId: (source) => (source.startsWith('lucide-react/icons/') ? `\0${source}` : undefined),
    load(id) {
      const [, name] = /^\0lucide-react\/icons\/(.+)$/.exec(id) ?? [];
      if (!name) return undefined;
      return `import { spriteIcon } from '${drawing}';\nexport default (props) => spriteIcon('${name}', props);`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of sprites) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      for (const { fileName, source } of sprites) {
        middlewares.use(base + fileName, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(source);
        });
      }
    },
  };
}

function sprite(constant: string, name: string, symbols: readonly string[]): Sprite {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { constant, fileName: `assets/${name}-${hash}.svg`, source };
}

const symbol = (name: string, lines: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;

function iconsNamedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED), ([, name]) => name),
    );
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

async function linesOf(name: string): Promise<string> {
  const { default: icon }: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
