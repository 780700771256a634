import { resolveObjectURL } from 'node:buffer';
import { vi } from 'vitest';
import type { TestApp } from '../build-test-app.ts';
import { type GivenFile, setFiles } from './chosen-files.ts';
import { MountedLocator, press } from './locator.ts';
import { type Cookies, createNetwork, type Network } from './network.ts';
import { enter } from './page-globals.ts';
import { currentInstances, type Instances, putInstances } from './page-instances.ts';
import { createWindow, type PageWindow } from './page-window.ts';
import { type Handler, type MountedRequest, matches } from './route.ts';
import { uploadRequestOf } from './upload-request.ts';

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

/** The question for files, which a press has opened. */
interface FileChooser {
  setFiles(files: GivenFile | readonly GivenFile[]): Promise<void>;
}

/** A file that the page gives away. */
interface Download {
  suggestedFilename(): string;
  content(): Promise<Buffer>;
}

/** An answer that the page was given. */
interface Answer {
  request(): MountedRequest;
  url(): string;
  status(): number;
}

/** Listeners by event, as a page of Playwright has them. */
interface Events {
  dialog: (dialog: Dialog) => void;
  request: (request: MountedRequest) => void;
  response: (answer: Answer) => void;
  filechooser: (chooser: FileChooser) => void;
  download: (download: Download) => void;
}
type Given<Name extends keyof Events> = Parameters<Events[Name]>[0];

/** A call by its address, or by what it is. */
type Wanted<Call> = string | RegExp | ((call: Call) => boolean);

/** The page that works with the modules of the process. */
let current: MountedPage | undefined;

interface Loaded {
  readonly window: PageWindow;
  readonly network: Network;
  readonly root: Mounted | undefined;
}

const DESKTOP = { width: 1440, height: 900 };
const WITHIN = { timeout: 20_000, interval: 5 };

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
  private readonly routes: { pattern: string | RegExp; handler: Handler }[] = [];
  private readonly listeners: { [Name in keyof Events]: Events[Name][] } = {
    dialog: [],
    request: [],
    response: [],
    filechooser: [],
    download: [],
  };
  private loaded: Loaded | undefined;
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

  /** Loads the client anew, as a browser does: what its modules remembered is gone, storage and cookies stay. */
  async goto(path: string): Promise<void> {
    this.enter();
    await this.leave();
    const url = new URL(path, this.loaded?.window.location.href ?? this.origin).href;
    vi.resetModules();
    const window = createWindow(url, this.viewport);
    enter(window);
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      for (const [key, value] of this.entries[name]) window[name].setItem(key, value);
    }
    const network = createNetwork(this.shop, window, this.cookies);
    for (const { pattern, handler } of this.routes) network.route(pattern, handler);
    network.onRequest((request) => this.tell('request', request));
    network.onAnswer((request, { status }) =>
      this.tell('response', { request: () => request, url: request.url, status: () => status }),
    );
    Reflect.set(window, 'XMLHttpRequest', uploadRequestOf(network));
    window.alert = (message) => void this.ask('alert', String(message));
    window.confirm = (message) => this.ask('confirm', String(message));
    this.followDocuments(window);
    this.followFiles(window);
    Reflect.set(globalThis, 'pageOfModules', modulesOf(window, network));
    this.loaded = { window, network, root: undefined };
    // What the server renders does not come by the network of the page.
    const root = await this.mount(window, network.open);
    this.loaded = { window, network, root };
    await vi.waitFor(() => {
      if (this.isClosed) return;
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
    this.enter();
    return await run(given as Given);
  }

  async route(pattern: string | RegExp, handler: Handler): Promise<void> {
    this.routes.push({ pattern, handler });
    this.loaded?.network.route(pattern, handler);
  }
  async unroute(pattern: string | RegExp): Promise<void> {
    const left = this.routes.filter((one) => String(one.pattern) !== String(pattern));
    this.routes.splice(0, this.routes.length, ...left);
    this.loaded?.network.unroute(pattern);
  }
  on<Name extends keyof Events>(name: Name, listener: Events[Name]): void {
    this.listeners[name].push(listener);
  }
  async unrouteAll(): Promise<void> {
    this.routes.splice(0);
    this.loaded?.network.unroute();
  }
  waitForEvent = <Name extends keyof Events>(name: Name): Promise<Given<Name>> =>
    this.next(name, () => true);
  waitForRequest = (wanted: Wanted<MountedRequest>) =>
    this.next('request', (one) => isWanted(one, wanted));
  waitForResponse = (wanted: Wanted<Answer>) =>
    this.next('response', (one) => isWanted(one, wanted));

  /** As the context of a page of Playwright, which keeps the cookies. */
  context() {
    return {
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

  /** Leaves the shop: nothing that the page still does reaches it. */
  async close(): Promise<void> {
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
    if (!this.loaded) return;
    const { window, network } = this.loaded;
    enter(window);
    Reflect.set(globalThis, 'pageOfModules', modulesOf(window, network));
  }

  private tell<Name extends keyof Events>(name: Name, given: Given<Name>): void {
    for (const listener of this.listeners[name]) (listener as (given: Given<Name>) => void)(given);
  }

  private next<Name extends keyof Events>(
    name: Name,
    isMeant: (given: Given<Name>) => boolean,
  ): Promise<Given<Name>> {
    const { promise, resolve } = Promise.withResolvers<Given<Name>>();
    this.on(name, ((given: Given<Name>) => isMeant(given) && resolve(given)) as Events[Name]);
    return promise;
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
    // A test may end, and close the page, before it is there.
    const go = (address: string) =>
      void this.goto(address).catch((error) => {
        if (!this.isClosed) throw error;
      });
    Object.defineProperties(window.location, {
      reload: { value: () => go(window.location.href) },
      assign: { value: go },
    });
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
      if (link && !event.defaultPrevented && !link.hash) go(link.href);
    });
  }

  /** A press on a field of files opens the question for them, one on a link with `download` gives its file away. */
  private followFiles(window: PageWindow): void {
    const tell = (download: Download) => this.tell('download', download);
    window.HTMLAnchorElement.prototype.click = function give(this: HTMLAnchorElement) {
      const { download: name } = this;
      const blob = resolveObjectURL(this.href);
      if (!blob) throw new Error(`${this.href} is no file`);
      tell({
        suggestedFilename: () => name,
        content: async () => Buffer.from(await blob.arrayBuffer()),
      });
    };
    const choose = ({ target }: Event) => {
      const field = target as HTMLElement;
      if (!field.matches('input[type="file"]')) return;
      this.tell('filechooser', { setFiles: async (files) => setFiles(field, files) });
    };
    // Before the field keeps the press to itself.
    window.addEventListener('click', choose, { capture: true });
  }

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
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
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

const isAt = (url: string, wanted: string | RegExp | ((url: URL) => boolean)): boolean =>
  typeof wanted === 'function' ? wanted(new URL(url)) : matches(wanted, url);

const isWanted = <Call extends { url(): string }>(call: Call, wanted: Wanted<Call>): boolean =>
  typeof wanted === 'function' ? wanted(call) : matches(wanted, call.url());
