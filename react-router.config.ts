import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // A dozen routes: telling the browser of all of them at once costs less than asking for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
