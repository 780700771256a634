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

/** Where the process keeps the window: this module is evaluated anew for each file, the globals are defined once. */
const CURRENT = Symbol.for('window of the page');

/** Makes a page the one that the globals of the process belong to. */
export function enter(window: PageWindow): void {
  Reflect.set(globalThis, CURRENT, window);
}

/** Defines the globals of a browser, those of the page that was entered last. */
export function defineGlobals(): void {
  if ('document' in globalThis) return;
  const first = createWindow('http://localhost:3000/', { width: 1440, height: 900 });
  enter(first);
  const constructors = Object.getOwnPropertyNames(first).filter(
    (name) => /^[A-Z]/.test(name) && !(name in globalThis),
  );
  for (const name of [...OF_A_PAGE, ...constructors]) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => valueIn(currentWindow(), name),
      set: (value) => Reflect.set(currentWindow(), name, value),
    });
  }
}

const currentWindow = (): PageWindow => Reflect.get(globalThis, CURRENT);

function valueIn(window: PageWindow, name: string): unknown {
  if (name === 'window' || name === 'self') return window;
  const value = Reflect.get(window, name);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  return isMethod ? value.bind(window) : value;
}
