import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'src/storefront/public',
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server build keeps its libraries outside: Node resolves them from node_modules.
  environments: { ssr: { build: { rollupOptions: { input: './src/storefront/server.ts' } } } },
});
