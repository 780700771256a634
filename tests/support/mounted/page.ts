import { vi } from 'vitest';
import type { TestApp } from '../build-test-app.ts';
import { BLANK } from '../reusable-page.ts';
import { matches } from './address-pattern.ts';
import { PageClock } from './clock.ts';
import { MountedLocator, press } from './locator.ts';
import { type Cookies, createNetwork, type Network } from './network.ts';
import { enter } from './page-globals.ts';
import { createWindow, type PageWindow } from './page-window.ts';
import type { Handler, MountedRequest, MountedResponse, RouteOptions } from './route.ts';

/** What a mounted page runs: storefront or office. */
export type Mount = (window: PageWindow, whenLoaded: () => void) => Promise<Mounted | undefined>;

interface Mounted {
  unmount(): void;
}

export interface Dialog {
  type(): string;
  message(): string;
  accept(): Promise<void>;
  dismiss(): Promise<void>;
}

export interface MountedOptions {
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  /** Entries of local storage. */
  readonly stored?: Record<string, string> | undefined;
}

/** Listeners by event, as a page of Playwright has them. */
interface Events {
  dialog: (dialog: Dialog) => void;
  request: (request: MountedRequest) => void;
  response: (response: MountedResponse) => void;
  console: (message: ConsoleMessage) => void;
}

/** What the client wrote to its console. */
interface ConsoleMessage {
  type(): string;
  text(): string;
}

type Matching<Call> = string | RegExp | ((call: Call) => boolean);

interface Loaded {
  readonly window: PageWindow;
  readonly network: Network;
  readonly root: Mounted | undefined;
}

const DESKTOP = { width: 1440, height: 900 };
const WITHIN = { timeout: 20_000, interval: 5 };

/**
 * A page without a browser: a client of the shop mounted in happy-dom, with the API of a page of Playwright as far as tests use it. It has no
 * layout, no pictures and no other tabs.
 */
export class MountedPage {
  private readonly all = new MountedLocator(() => this.document, '');
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
  private readonly routes: { pattern: string | RegExp; handler: Handler; options: RouteOptions }[] =
    [];
  private readonly listeners: { [Name in keyof Events]: Events[Name][] } = {
    dialog: [],
    request: [],
    response: [],
    console: [],
  };
  /** The timers of the client. */
  readonly clock = new PageClock();
  private loaded: Loaded | undefined;

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

  /** Loads the client anew, as a browser does: what its modules remembered is gone, storage and cookies stay. */
  async goto(path: string): Promise<void> {
    await this.leave();
    const url = new URL(path, this.loaded?.window.location.href ?? this.origin).href;
    vi.resetModules();
    const window = createWindow(url, this.viewport);
    enter(window);
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      for (const [key, value] of this.entries[name]) window[name].setItem(key, value);
    }
    const network = createNetwork(this.shop, window, this.cookies);
    for (const { pattern, handler, options } of this.routes) {
      network.route(pattern, handler, options);
    }
    network.onRequest((request) => this.tell('request', request));
    network.onResponse((response) => this.tell('response', response));
    this.clock.enter(window);
    window.alert = (message) => void this.ask('alert', String(message));
    window.confirm = (message) => this.ask('confirm', String(message));
    this.followDocuments(window);
    Reflect.set(globalThis, 'pageOfModules', {
      ...modulesOf(window, network),
      ...this.clock.timers,
      console: this.console,
    });
    this.loaded = { window, network, root: undefined };
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
  waitForURL = (pattern: string | RegExp | ((url: URL) => boolean)) =>
    vi.waitFor(() => {
      if (!isAt(this.url(), pattern)) throw new Error(`${this.url()} is not ${pattern}`);
    }, WITHIN);

  /** Runs in this process, with the page's globals. */
  async evaluate<Result, Given = undefined>(
    run: (given: Given) => Result,
    given?: Given,
  ): Promise<Awaited<Result>> {
    enter(this.window);
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
  on<Name extends keyof Events>(name: Name, listener: Events[Name]): void {
    this.listeners[name].push(listener);
  }
  waitForRequest = (wanted: Matching<MountedRequest>): Promise<MountedRequest> =>
    this.next('request', wanted);
  waitForResponse = (wanted: Matching<MountedResponse>): Promise<MountedResponse> =>
    this.next('response', wanted);
  /** As the context of a page of Playwright, which keeps the cookies. */
  context() {
    return {
      addCookies: async (given: { name: string; value: string }[]) => {
        for (const { name, value } of given) this.cookies.set(name, { value, httpOnly: true });
      },
      cookies: async () => [...this.cookies].map(([name, { value }]) => ({ name, value })),
    };
  }
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    this.viewport = size;
    this.window.happyDOM.setViewport(size);
  }
  readonly keyboard = {
    press: (keys: string) => press(this.document.activeElement ?? this.document.body, keys),
    type: async (text: string) => {
      for (const sign of text) await this.keyboard.press(sign);
    },
  };

  /** Leaves the shop: nothing that the page still does reaches it. */
  async close(): Promise<void> {
    await this.leave();
    this.loaded = undefined;
  }

  private async leave(): Promise<void> {
    if (!this.loaded) return;
    const { window, network, root } = this.loaded;
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

  private tell<Name extends keyof Events>(name: Name, given: Parameters<Events[Name]>[0]): void {
    for (const listener of this.listeners[name]) (listener as (one: typeof given) => void)(given);
  }

  /** The first call from now on that is the wanted one. */
  private next<Call extends MountedRequest | MountedResponse>(
    name: 'request' | 'response',
    wanted: Matching<Call>,
  ): Promise<Call> {
    const isWanted = typeof wanted === 'function' ? wanted : (one: Call) => isAt(one.url(), wanted);
    const { promise, resolve, reject } = Promise.withResolvers<Call>();
    const timer = setTimeout(() => reject(new Error(`No ${name} came: ${wanted}`)), WITHIN.timeout);
    const listener = (one: unknown) => {
      if (!isWanted(one as Call)) return;
      clearTimeout(timer);
      resolve(one as Call);
    };
    this.listeners[name].push(listener);
    return promise;
  }

  /** Errors are those of the test; what else is written there only listeners hear. */
  private readonly console = new Proxy(console, {
    get:
      (target, name) =>
      (...written: unknown[]) => {
        const type = name === 'warn' ? 'warning' : String(name);
        this.tell('console', { type: () => type, text: () => written.map(String).join(' ') });
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
    this.tell('dialog', dialog);
    return isAccepted;
  }
}

/** What the modules of the page bind: see `page-modules.ts`. */
const modulesOf = (window: PageWindow, { fetch }: Network) => ({
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

function isAt(url: string, pattern: string | RegExp | ((url: URL) => boolean)): boolean {
  return typeof pattern === 'function' ? pattern(new URL(url)) : matches(pattern, url);
}
