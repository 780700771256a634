import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'src/storefront/public',
  // One small style sheet for the whole shop: a dozen of them would each cost a request.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  // The server build keeps its libraries outside: Node resolves them from node_modules.
  environments: { ssr: { build: { rollupOptions: { input: './src/storefront/server.ts' } } } },
});
