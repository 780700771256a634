import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { iconSprite } from './scripts/icon-sprite.ts';

/** What the root needs comes with every page: in one file, for fifty small ones weigh a tenth more and cost a request each. */
const shared: Rolldown.CodeSplittingGroup = {
  debugName: 'shared',
  name: (id, graph) => (neededByRoot(id, graph) ? 'shared' : null),
};

/** What most pages with goods need. */
const cards: Rolldown.CodeSplittingGroup = {
  name: 'cards',
  minShareCount: 3,
  test: /storefront\/(?:ui|features\/(?:catalog|cart|compare|wishlist))\//,
};

function neededByRoot(id: string, graph: Rolldown.ChunkingContext): boolean {
  const needing = new Set([id]);
  for (const module of needing) {
    if (module.endsWith('/storefront/root.tsx')) return module !== id;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) needing.add(importer);
  }
  return false;
}

/** What `<model-viewer>` would decode models with; one of them is WebAssembly, which the pages' policy forbids. */
const decoders =
  /^three\/examples\/jsm\/(?:loaders\/(?:DRACOLoader|KTX2Loader)|libs\/meshopt_decoder\.module)\.js$/;
const noDecoder = `${import.meta.dirname}/src/storefront/features/catalog/model-viewer/no-decoder.ts`;

export default defineConfig({
  resolve: { alias: [{ find: decoders, replacement: noDecoder }] },
  plugins: [iconSprite('src/storefront'), reactRouter(), layersInOrder(), failingPagesSaySo()],
  publicDir: 'src/storefront/public',
  // One small style sheet for the whole shop: a dozen of them would each cost a request.
  // React Router preloads what a page needs; Vite's own way of doing so would come with every page.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: false },
  // The server build keeps its libraries outside: Node resolves them from node_modules.
  environments: {
    ssr: { build: { rollupOptions: { input: './src/storefront/server.ts' } } },
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: [shared, cards] } } } },
    },
  },
});

/** The one sheet is put together chunk by chunk, so the order of its layers must be said again before all of them. */
function layersInOrder(): Plugin {
  const tokens = readFileSync('src/storefront/ui/tokens.css', 'utf8');
  const order = /^@layer [^{;]+;/m.exec(tokens)?.[0];
  if (!order) throw new Error('ui/tokens.css no longer says the order of the layers');
  return {
    name: 'layers-in-order',
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

/**
 * Where the script of a page does not load, React Router reloads the page that one is on. Ours goes to the page that was
 * asked for and says so there: the error page offers to load it anew.
 */
function failingPagesSaySo(): Plugin {
  const reload = 'window.location.reload();\n\t\treturn new Promise(() => {});';
  return {
    name: 'failing-pages-say-so',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload))
          throw new Error('React Router loads its pages in another way now');
        const fails = '() => { throw error; }';
        return code.replace(reload, `return { clientLoader: ${fails}, default: ${fails} };`);
      },
    },
  };
}
