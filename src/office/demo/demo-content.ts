import { fileURLToPath } from 'node:url';

/** The folder of the demo's name, pages and slides. */
export const DEMO_CONTENT = fileURLToPath(new URL('../../../db/demo/content', import.meta.url));
