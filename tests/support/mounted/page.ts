import { vi } from 'vitest';
import type { TestApp } from '../build-test-app.ts';
import { BLANK } from '../reusable-page.ts';
import { matches } from './address-pattern.ts';
import { PageClock } from './clock.ts';
import { MountedLocator, press } from './locator.ts';
import { type Cookies, createNetwork, type Network } from './network.ts';
import { type Dialog, isWanted, Listeners, type PageEvents, type Wanted } from './page-events.ts';
import { followFiles } from './page-files.ts';
import { enter } from './page-globals.ts';
import { currentInstances, type Instances, putInstances } from './page-instances.ts';
import { createWindow, type PageWindow } from './page-window.ts';
import type { Handler, MountedRequest, MountedResponse, RouteOptions } from './route.ts';
import { uploadRequestOf } from './upload-request.ts';

/** What a mounted page runs: storefront or office. */
export type Mount = (window: PageWindow, whenLoaded: () => void) => Promise<Mounted>;

interface Mounted {
  unmount(): void;
}

export interface MountedOptions {
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  /** Entries of local storage. */
  readonly stored?: Record<string, string> | undefined;
}

/** The page that works with the modules of the process. */
let current: MountedPage | undefined;

interface Loaded {
  readonly window: PageWindow;
  readonly network: Network;
  readonly root: Mounted | undefined;
}

interface Route {
  readonly pattern: string | RegExp;
  readonly handler: Handler;
  readonly options: RouteOptions;
}

const DESKTOP = { width: 1440, height: 900 };
/** A busy machine is slow, not wrong. */
const WITHIN = { timeout: 20_000, interval: 20 };

/**
 * A page without a browser: a client of the shop mounted in happy-dom, with the API of a page of Playwright as far as tests use it. It has no
 * layout, no pictures and no other tabs. Where a test has several pages, each works with its own modules while the test looks at it.
 */
export class MountedPage {
  private readonly all = new MountedLocator(() => {
    this.enter();
    return this.document;
  }, '');
  readonly getByRole = this.all.getByRole;
  readonly getByText = this.all.getByText;
  readonly getByLabel = this.all.getByLabel;
  readonly getByPlaceholder = this.all.getByPlaceholder;
  readonly locator = this.all.locator;
  private readonly shop: Pick<TestApp, 'app'>;
  private readonly mount: Mount;
  private readonly origin: string;
  private viewport: { width: number; height: number };
  private readonly cookies: Cookies = new Map();
  private readonly entries = { localStorage: new Map(), sessionStorage: new Map() };
  private readonly routes: Route[] = [];
  private readonly listeners = new Listeners();
  /** The timers of the client. */
  readonly clock = new PageClock();
  private loaded: Loaded | undefined;
  /** The document that is on its way. */
  private going = Promise.resolve();
  private isClosed = false;
  private instances: Instances = new Map();

  constructor(
    shop: Pick<TestApp, 'app'>,
    origin: string,
    mount: Mount,
    { viewport, stored = {} }: MountedOptions,
  ) {
    this.shop = shop;
    this.mount = mount;
    this.origin = origin;
    this.viewport = viewport ?? DESKTOP;
    this.entries.localStorage = new Map(Object.entries(stored));
  }

  get window(): PageWindow {
    if (!this.loaded) throw new Error('The page has no address yet');
    return this.loaded.window;
  }
  get document(): Document {
    return this.window.document;
  }

  /** Loads the client anew, as a browser does: what its modules remembered is gone, storage and cookies stay. One document after the other. */
  goto(path: string): Promise<void> {
    this.going = this.going.catch(() => undefined).then(() => this.load(path));
    return this.going;
  }

  private async load(path: string): Promise<void> {
    this.enter();
    await this.leave();
    const url = new URL(path, this.loaded?.window.location.href ?? this.origin).href;
    vi.resetModules();
    const window = createWindow(url, this.viewport);
    const network = createNetwork(this.shop, window, this.cookies);
    this.prepare(window, network);
    this.loaded = { window, network, root: undefined };
    this.giveGlobals(this.loaded);
    if (window.location.pathname === BLANK) return;
    // What the server renders does not come by the network of the page.
    const root = await this.mount(window, network.open);
    this.loaded = { window, network, root };
    await vi.waitFor(() => {
      if (!window.document.querySelector('h1, main')) throw new Error('The page is not mounted');
    }, WITHIN);
  }
  reload = () => this.goto(this.url());
  url = () => this.window.location.href;
  title = async () => this.document.title;
  goBack = async () => this.window.history.back();
  goForward = async () => this.window.history.forward();
  waitForURL = (wanted: string | RegExp | ((url: URL) => boolean)) =>
    vi.waitFor(() => {
      const url = this.url();
      const isThere = typeof wanted === 'function' ? wanted(new URL(url)) : matches(wanted, url);
      if (!isThere) throw new Error(`${url} is not ${wanted}`);
    }, WITHIN);

  /** Runs in this process, with the page's globals. */
  async evaluate<Result, Given = undefined>(
    run: (given: Given) => Result,
    given?: Given,
  ): Promise<Awaited<Result>> {
    this.enter();
    return await run(given as Given);
  }

  async route(
    pattern: string | RegExp,
    handler: Handler,
    options: RouteOptions = {},
  ): Promise<void> {
    this.routes.push({ pattern, handler, options });
    this.loaded?.network.route(pattern, handler, options);
  }
  async unroute(pattern: string | RegExp): Promise<void> {
    const left = this.routes.filter((one) => String(one.pattern) !== String(pattern));
    this.routes.splice(0, this.routes.length, ...left);
    this.loaded?.network.unroute(pattern);
  }
  async unrouteAll(): Promise<void> {
    this.routes.splice(0);
    this.loaded?.network.unroute();
  }
  on<Name extends keyof PageEvents>(name: Name, listener: (given: PageEvents[Name]) => void): void {
    this.listeners.on(name, listener);
  }
  waitForEvent = <Name extends keyof PageEvents>(name: Name): Promise<PageEvents[Name]> =>
    this.listeners.next(name, () => true);
  waitForRequest = (wanted: Wanted<MountedRequest>): Promise<MountedRequest> =>
    this.listeners.next('request', (one) => isWanted(one, wanted));
  waitForResponse = (wanted: Wanted<MountedResponse>): Promise<MountedResponse> =>
    this.listeners.next('response', (one) => isWanted(one, wanted));

  /** As the context of a page of Playwright, which keeps the cookies. */
  context() {
    return {
      cookies: async () => [...this.cookies].map(([name, { value }]) => ({ name, value })),
      clearCookies: async () => this.cookies.clear(),
      addCookies: async (given: { name: string; value: string }[]) => {
        for (const { name, value } of given) this.cookies.set(name, { value, httpOnly: true });
      },
    };
  }
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    this.viewport = size;
    this.window.happyDOM.setViewport(size);
  }
  readonly keyboard = {
    press: (keys: string) => {
      this.enter();
      return press(this.document.activeElement ?? this.document.body, keys);
    },
    type: async (text: string) => {
      for (const sign of text) await this.keyboard.press(sign);
    },
  };

  /** Leaves the shop: nothing that the page still does reaches it. A document that is on its way comes first, or it would be mounted among the modules of the next page. */
  async close(): Promise<void> {
    await this.going.catch(() => undefined);
    await this.leave();
    this.loaded = undefined;
    this.isClosed = true;
  }

  /** Makes this page the one that the process works for. */
  private enter(): void {
    if (this.isClosed) throw new Error('The page is closed');
    if (current === this) return;
    if (current) current.instances = currentInstances();
    current = this;
    putInstances(this.instances);
    if (this.loaded) this.giveGlobals(this.loaded);
  }

  /** What libraries take from the process, and what the modules of the page bind: see `page-modules.ts`. */
  private giveGlobals({ window, network }: Loaded): void {
    enter(window);
    const modules = { ...partsOf(window, network), ...this.clock.timers, console: this.console };
    Reflect.set(globalThis, 'pageOfModules', modules);
  }

  /** A window with the storage, routes and listeners of the page. */
  private prepare(window: PageWindow, network: Network): void {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      for (const [key, value] of this.entries[name]) window[name].setItem(key, value);
    }
    for (const { pattern, handler, options } of this.routes) {
      network.route(pattern, handler, options);
    }
    network.onRequest((request) => this.listeners.tell('request', request));
    network.onResponse((response) => this.listeners.tell('response', response));
    this.clock.enter(window);
    Reflect.set(window, 'XMLHttpRequest', uploadRequestOf(network));
    window.alert = (message) => void this.ask('alert', String(message));
    window.confirm = (message) => this.ask('confirm', String(message));
    this.followDocuments(window);
    followFiles(window, this.listeners);
  }

  private async leave(): Promise<void> {
    if (!this.loaded) return;
    const { window, network, root } = this.loaded;
    const leaving = new window.Event('beforeunload', { cancelable: true });
    if (!window.dispatchEvent(leaving)) this.ask('beforeunload', '');
    network.cutOff();
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      this.entries[name] = new Map(Object.entries({ ...window[name] }));
    }
    root?.unmount();
    await window.happyDOM.abort();
  }

  /** Addresses that are loaded as documents, not by the router. */
  private followDocuments(window: PageWindow): void {
    const go = (address: string) => void this.goto(address);
    Object.defineProperties(window.location, {
      reload: { value: () => go(window.location.href) },
      assign: { value: go },
    });
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
      if (link && !event.defaultPrevented && !link.hash) go(link.href);
    });
  }

  /** Errors are those of the test; what else is written there only listeners hear. */
  private readonly console = new Proxy(console, {
    get:
      (target, name) =>
      (...written: unknown[]) => {
        const type = name === 'warn' ? 'warning' : String(name);
        const text = written.map(String).join(' ');
        this.listeners.tell('console', { type: () => type, text: () => text });
        if (name === 'error') target.error(...written);
      },
  });

  private ask(type: string, message: string): boolean {
    let isAccepted = type === 'alert';
    const answer = (accepted: boolean) => async () => {
      isAccepted = accepted;
    };
    const dialog: Dialog = {
      type: () => type,
      message: () => message,
      accept: answer(true),
      dismiss: answer(false),
    };
    this.listeners.tell('dialog', dialog);
    return isAccepted;
  }
}

const partsOf = (window: PageWindow, { fetch }: Network) => ({
  window,
  document: window.document,
  location: window.location,
  history: window.history,
  navigator: window.navigator,
  localStorage: window.localStorage,
  sessionStorage: window.sessionStorage,
  fetch,
  ...bound(window, [
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'matchMedia',
    'scrollTo',
  ]),
});

const bound = (window: PageWindow, names: readonly (keyof PageWindow)[]) =>
  Object.fromEntries(names.map((name) => [name, (window[name] as () => void).bind(window)]));
