import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
  }
}

/** Unpacks Chromium once, before the workers start it. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', await findChromium());
}
