import { createWindow, type PageWindow } from './page-window.ts';

/** Names that a page's modules and the libraries under them take from their browser. Timers and `fetch` of Node stay for the shop's server, which runs in the same process. */
const OF_A_PAGE = [
  ...['window', 'self', 'document', 'location', 'history', 'navigator', 'screen'],
  ...['localStorage', 'sessionStorage', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'scrollTo'],
  ...['getComputedStyle', 'getSelection', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['requestIdleCallback', 'cancelIdleCallback', 'alert', 'confirm', 'EventSource'],
  ...[
    'Event',
    'EventTarget',
    'CustomEvent',
    'MessageEvent',
    'FormData',
    'Storage',
    'CSS',
    'devicePixelRatio',
  ],
];

/** Where the page is kept: each file of tests loads this module anew, and all share the globals. */
const ENTERED = 'enteredPage';

/** Makes a page the one that the globals of the process belong to. */
export function enter(window: PageWindow): void {
  Reflect.set(globalThis, ENTERED, window);
}

/** Defines the globals of a browser, those of the page that was entered last. */
export function defineGlobals(): void {
  if (ENTERED in globalThis) return;
  const first = createWindow('http://localhost:3000/', { width: 1440, height: 900 });
  enter(first);
  const constructors = Object.getOwnPropertyNames(first).filter(
    (name) => /^[A-Z]/.test(name) && !(name in globalThis),
  );
  for (const name of [...OF_A_PAGE, ...constructors]) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => valueIn(entered(), name),
      set: (value) => Reflect.set(entered(), name, value),
    });
  }
}

const entered = (): PageWindow => Reflect.get(globalThis, ENTERED);

function valueIn(window: PageWindow, name: string): unknown {
  if (name === 'window' || name === 'self') return window;
  const value = Reflect.get(window, name);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  return isMethod ? value.bind(window) : value;
}
