import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { iconSprites } from './scripts/icon-sprite.ts';
import { prependLayerOrder } from './scripts/layer-order.ts';

/**
 * One chunk for the modules that every page loads: fifty small chunks are a tenth larger and need a request each. Comes before the
 * others: a group takes what its modules import with it, and the router would go with the cards.
 */
const shared: Rolldown.CodeSplittingGroup = {
  debugName: 'shared',
  priority: 2,
  name: (id, graph) => (neededByRoot(id, graph) ? 'shared' : null),
};

const formParts = '(?:use-form|form-checks|phone-field|text-field|password-field)\\.';
const loadingParts = '(?:use-loaded|failure-notice|loading-placeholder)\\.';

/** What the forms share. Most pages with products have none before a dialog opens. */
const forms: Rolldown.CodeSplittingGroup = {
  name: 'forms',
  minShareCount: 3,
  test: new RegExp(`storefront/ui/${formParts}`),
};

/** What pages share that load their data in the browser. */
const loading: Rolldown.CodeSplittingGroup = {
  name: 'loading',
  minShareCount: 3,
  test: new RegExp(`storefront/ui/${loadingParts}`),
};

/** What lists of a category, a maker and a search share: other pages with products do without. */
const listModules =
  '(?:filters/|(?:product-list|list-controls|list-query|load-list|shown-products|use-more-products|use-is-reloading|result-announcement|retry-button|maker-facets)\\.)';
const listControls = '(?:pagination|select-field)\\.';

/** What pages need at first of features that come later, as chunks of their own. */
const firstParts = 'passing/(?:passing-mark|way-in-store)\\.';

/**
 * Modules that most pages with products share. The consent belongs to the forms alone, the lines of the cart to dialog, cart and
 * checkout. Comes before the forms: with a style sheet of theirs, a page with products would load all of them.
 */
const cards: Rolldown.CodeSplittingGroup = {
  name: 'cards',
  minShareCount: 3,
  priority: 1,
  test: new RegExp(
    `storefront/(?:ui/(?!(?:consent|line-price)\\.|${formParts}|${loadingParts}|${listControls})|features/(?:${firstParts}|recent/recent-storage\\.|(?:catalog|cart|compare|wishlist)/(?!${listModules}|cart-(?:lines|summary|dialog|page)|(?:use-checkout|fetch|adopt)-cart|gain))|routes/card-actions\\.)`,
  ),
};

function neededByRoot(id: string, graph: Rolldown.ChunkingContext): boolean {
  const needing = new Set([id]);
  for (const module of needing) {
    if (module.endsWith('/storefront/root.tsx')) return module !== id;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) needing.add(importer);
  }
  return false;
}

/** Decoders of `<model-viewer>` that the shop's models do not need. One uses WebAssembly, which the Content-Security-Policy forbids. */
const decoders =
  /^three\/examples\/jsm\/(?:loaders\/(?:DRACOLoader|KTX2Loader)|libs\/meshopt_decoder\.module)\.js$/;
const noDecoder = `${import.meta.dirname}/src/storefront/features/catalog/model-viewer/no-decoder.ts`;

export default defineConfig({
  resolve: { alias: [{ find: decoders, replacement: noDecoder }] },
  plugins: [
    iconSprites({
      sources: 'src/storefront',
      drawing: '/src/storefront/ui/sprite-icon.tsx',
      base: '/',
      hasCategories: true,
    }),
    reactRouter(),
    prependLayerOrder(),
    showChunkErrors(),
  ],
  publicDir: 'src/storefront/public',
  // cssCodeSplit: one small style sheet instead of a dozen requests.
  // modulePreload: React Router preloads the chunks of a page, so Vite's preload code is not needed.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: false },
  // The server build does not bundle libraries: Node resolves them from node_modules.
  environments: {
    ssr: { build: { rollupOptions: { input: './src/storefront/server.ts' } } },
    client: {
      build: {
        rollupOptions: { output: { codeSplitting: { groups: [shared, forms, loading, cards] } } },
      },
    },
  },
});

const connection = `${import.meta.dirname}/src/storefront/api/connection.ts`;
const waiting = `
  await waitForConnection();
  try {`;
/** A module that failed to load fails again at once under the same address, so the second attempt has a query. */
const failOrWait = `
  const fails = () => { throw error; };
  const failing = { clientLoader: fails, default: fails };
  noteNoAnswer();
  await waitForConnection();
  try {
    return routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module + '?again');
  } catch {
    return failing;
  }`;

/**
 * When the chunk of a page does not load, React Router reloads the current page. This plugin makes the navigation fail instead: the shop
 * shows its error page at the requested address, with a button that loads it again. Without a connection the navigation waits for it.
 */
function showChunkErrors(): Plugin {
  const reload = 'window.location.reload();\n\t\treturn new Promise(() => {});';
  return {
    name: 'show-chunk-errors',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload) || !code.includes('try {'))
          throw new Error('React Router has changed how it loads route modules');
        const patched = code.replace(reload, failOrWait).replace('try {', waiting);
        return `import { noteNoAnswer, waitForConnection } from '${connection}';\n${patched}`;
      },
    },
  };
}
