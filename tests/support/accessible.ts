import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks the current page with axe at 1440 and 360 px, and that it does not scroll sideways from 320 px. */
export async function expectAccessible(page: Page): Promise<void> {
  // The source is large: it is sent to the page once for both widths.
  await page.evaluate(axe.source);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // React adapts the page to the width a moment after the styles do.
    await expect.poll(() => faults(page), { message: `at ${width} px` }).toEqual([]);
  }
  for (const width of [320, 768, 900, 1100, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflow(page), `at ${width} px`).toBe('none');
  }
}

/** Checks the colours of the current page with axe at its width. */
export async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  expect.soft(await faults(page, ['color-contrast'])).toEqual([]);
}

/** The violations that axe finds, one line each. Default: of all rules. */
const faults = (page: Page, rules?: string[]): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Another width changes colours by transitions, which axe must not see half done.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    // Without the lists of passed rules axe takes half the time.
    // React Aria announces there by an element that it has removed, and keeps that for seven seconds.
    const everything = { exclude: ['[data-live-announcer]'] };
    const { violations } = await loaded.run(everything, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join()}`),
    );
  }, rules);

/** Elements that are wider than the window, so that it scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} of ${clientWidth} px` : 'none';
  });
