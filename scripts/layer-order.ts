import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Prepends the @layer order to each style sheet: Vite joins the chunks in any order, and the first mention of a layer sets its order. */
export function prependLayerOrder(): Plugin {
  const tokens = readFileSync('src/tokens/tokens.css', 'utf8');
  const order = /^@layer [^{;]+;/m.exec(tokens)?.[0];
  if (!order) throw new Error('tokens/tokens.css has no @layer order');
  return {
    name: 'prepend-layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = order + file.source;
        }
      }
    },
  };
}
