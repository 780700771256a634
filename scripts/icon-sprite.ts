import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const IMPORTED = /lucide-react\/icons\/([\w-]+)'/g;

/**
 * Collects the lucide icons that the storefront imports in one SVG sprite, which browsers cache for a year, and replaces each icon component
 * by a reference to it. Otherwise the paths are sent twice: in the HTML of every page and in its script.
 */
export async function iconSprite(sources: string): Promise<Plugin> {
  const names = iconsNamedIn(sources);
  const symbols = await Promise.all(names.map(symbolOf));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.ICON_SPRITE': JSON.stringify(`/${fileName}`) } }),
    resolveId: (source) => (source.startsWith('lucide-react/icons/') ? `\0${source}` : undefined),
    load(id) {
      const [, name] = /^\0lucide-react\/icons\/(.+)$/.exec(id) ?? [];
      if (!name) return undefined;
      return `import { spriteIcon } from '/${sources}/ui/sprite-icon.tsx';\nexport default (props) => spriteIcon('${name}', props);`;
    },
    generateBundle() {
      if (this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName, source: sprite });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite);
      });
    },
  };
}

function iconsNamedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED), ([, name]) => name),
    );
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

async function symbolOf(name: string): Promise<string> {
  const { default: icon }: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  const lines = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
}
