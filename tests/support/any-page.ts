import type { Locator, Page } from 'playwright-core';
import type { MountedLocator } from './mounted/locator.ts';
import type { MountedPage } from './mounted/page.ts';

/** A page in a browser, or a mounted one. */
export type AnyPage = Page | MountedPage;

/** What finds elements of such a page. */
export type LocatorOf<Given extends AnyPage> = Given extends Page ? Locator : MountedLocator;

/** A page of either kind whose calls are heard. */
export interface HeardPage {
  on(name: 'request', listener: (request: { url(): string }) => void): unknown;
}
