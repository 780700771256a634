import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Rolldown } from 'vite';
import { iconSprites } from './scripts/icon-sprite.ts';
import { prependLayerOrder } from './scripts/layer-order.ts';

/** One chunk for what nearly all screens and dialogs share: many small chunks are larger and need a request each. */
const shared: Rolldown.CodeSplittingGroup = { name: 'shared', minShareCount: 70 };

/** The office: a client of its own, apart from the storefront's bundle. Its page is filled in by the server for each answer. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  // The storefront's development server keeps its own.
  cacheDir: '../../node_modules/.vite-office',
  plugins: [
    iconSprites({
      sources: 'src/admin',
      drawing: '/ui/sprite-icon.tsx',
      base: '/admin/',
      hasCategories: false,
    }),
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
    prependLayerOrder(),
  ],
  build: {
    outDir: `../../${process.env.BUILD_FOLDER ?? 'build'}/admin`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
});
