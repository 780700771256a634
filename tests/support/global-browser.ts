import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags, findChromium } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string;
    /** A browser that loads no pictures: most tests are not about them, and they are a third of a page's work. */
    plainBrowserUrl: string;
  }
}

/** One browser for the run with pictures, one without; workers connect. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { executablePath, env } = await findChromium();
  const launch = (flags: readonly string[]) =>
    chromium.launchServer({
      executablePath,
      env,
      host: '127.0.0.1',
      args: [...chromiumFlags, ...flags],
    });
  const [usual, plain] = await Promise.all([
    launch([]),
    launch(['--blink-settings=imagesEnabled=false']),
  ]);
  project.provide('browserUrl', usual.wsEndpoint());
  project.provide('plainBrowserUrl', plain.wsEndpoint());
  return async () => {
    await Promise.all([usual.close(), plain.close()]);
  };
}
