import { Window } from 'happy-dom';
import { addPopovers, OPEN } from './popovers.ts';
import { addXPath } from './xpath.ts';

/** The window of a mounted page. Its scripts do not run and nothing is fetched by it. */
export type PageWindow = globalThis.Window &
  typeof globalThis & { readonly happyDOM: Window['happyDOM'] };

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export function createWindow(url: string, { width, height }: Screen): PageWindow {
  const window = new Window({
    url,
    width,
    height,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true },
    },
  }) as unknown as PageWindow;
  Object.assign(window, {
    // What happy-dom lacks, or what asks for a layout.
    requestIdleCallback: (run: IdleRequestCallback) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    IntersectionObserver: EverythingIsSeen,
    EventSource: SilentStream,
    getComputedStyle: styleWithoutSheets,
    scrollTo: () => undefined,
    devicePixelRatio: 1,
  });
  Object.defineProperty(window.navigator, 'locks', { value: unlocked });
  Object.assign(window.Element.prototype, {
    scrollIntoView: () => undefined,
    getBoundingClientRect: () => new window.DOMRect(0, 0, 100, 20),
  });
  Reflect.deleteProperty(window.Element.prototype, 'checkVisibility');
  // By which libraries ask whether a dialog has the focus. In happy-dom a document is none.
  Object.defineProperty(window.Document, Symbol.hasInstance, {
    value: (one: Node) => one.nodeType === one.DOCUMENT_NODE,
  });
  // No picture is loaded, and none has failed.
  Object.defineProperty(window.HTMLImageElement.prototype, 'naturalWidth', { get: () => 1 });
  addPopovers(window);
  addXPath(window);
  return window;
}

/** Calls back at once: a page without layout shows all of its elements. */
class EverythingIsSeen {
  private readonly callback: (entries: object[], observer: object) => void;
  constructor(callback: (entries: object[], observer: object) => void) {
    this.callback = callback;
  }
  observe(target: Element): void {
    queueMicrotask(() =>
      this.callback([{ target, isIntersecting: true, intersectionRatio: 1 }], this),
    );
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** The only tab of its browser waits for no other. */
const unlocked = { request: async (_name: string, work: () => unknown) => work() };

/** The stream of events of the office, on which nothing is said. */
class SilentStream {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close(): void {}
}

/** Elements that a browser does not display without any style sheet. */
const UNDISPLAYED = `[hidden]:not([hidden="until-found"]), dialog:not([open]), template, script, style, head, input[type="hidden"], datalist, [popover]:not([${OPEN}])`;

/** What a browser computes without style sheets, as far as tests ask. */
function styleWithoutSheets(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const isHidden = element.matches(UNDISPLAYED) || isInClosedDetails(element);
  return {
    ...initial,
    display: isHidden ? 'none' : style?.display || 'block',
    visibility: style?.visibility || 'visible',
    getPropertyValue: (name: string) => style?.getPropertyValue(name) ?? '',
  } as unknown as CSSStyleDeclaration;
}

const initial = {
  fontSize: '16px',
  content: 'normal',
  transitionDuration: '0s',
  animationDuration: '0s',
};

const isInClosedDetails = ({ parentElement, tagName }: Element) =>
  parentElement?.tagName === 'DETAILS' &&
  !parentElement.hasAttribute('open') &&
  tagName !== 'SUMMARY';
