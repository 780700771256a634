import type { Plugin } from 'vite';

/** Names that each module of a client binds to the page that loaded it: what a closed page still does must not reach the next one. */
const BOUND = [
  ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
  ...['console', 'fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'scrollTo'],
];

const CLIENTS = /\/src\/(?:storefront|admin)\/.*\.tsx?$/;

/** Gives the modules of storefront and office the window of their page (`globalThis.pageOfModules`). */
export const pageModules = (): Plugin => ({
  name: 'page-modules',
  enforce: 'pre',
  transform(source, id) {
    if (!CLIENTS.test(id)) return;
    const code = source.replaceAll('import.meta.env.SSR', 'false');
    const bound = BOUND.filter((name) => uses(code, name) && !declares(code, name));
    // In the first line, so that lines keep their numbers.
    return {
      code:
        bound.length === 0
          ? code
          : `var { ${bound.join(', ')} } = globalThis.pageOfModules ?? globalThis; ${code}`,
      map: null,
    };
  },
});

const uses = (code: string, name: string) => new RegExp(`(?<![.\\w])${name}\\b`).test(code);

const declares = (code: string, name: string) =>
  new RegExp(`^(?:import|export|const|let|function)\\b[^=:\\n]*\\b${name}\\b`, 'm').test(code);
