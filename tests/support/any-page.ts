import type { Page } from 'playwright-core';
import type { MountedPage } from './mounted/page.ts';

/** A page in a browser, or a mounted one. */
export type AnyPage = Page | MountedPage;
