import type { Page } from 'playwright-core';

/** What is wrong with the layout of a page at its width: it scrolls sideways, a word of a button is broken, or one thing that is pressed lies over another. A line each. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PRESSED = 'a[href], button, input:not([type=hidden]), select, textarea, [role=button]';
    /** Pixels that edges of neighbours may share. */
    const SHARED = 2;
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest('[inert]') === null &&
      one.closest('.visually-hidden, .skip-link') === null;
    const nameOf = (one: Element) =>
      `${one.localName} «${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}»`;
    const linesOf = (text: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const brokenWords = (button: Element): string[] => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement || !isShown(text.parentElement)) continue;
        // A no-break space joins words: a line must not end there either.
        for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          if (linesOf(text, word.index, word.index + word[0].length) > 1) broken.push(word[0]);
        }
      }
      return broken;
    };
    const partsOf = (one: Element) => {
      // What is scrolled out of its own box lies over nothing.
      let left = 0;
      let right = Number.POSITIVE_INFINITY;
      let top = 0;
      let bottom = Number.POSITIVE_INFINITY;
      for (let box = one.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && box !== document.body && box !== document.documentElement) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (overflowY !== 'visible' && box !== document.body && box !== document.documentElement) {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
      }
      return [...one.getClientRects()]
        .map((rect) => ({
          left: Math.max(rect.left, left),
          right: Math.min(rect.right, right),
          top: Math.max(rect.top, top),
          bottom: Math.min(rect.bottom, bottom),
        }))
        .filter((rect) => rect.right - rect.left > SHARED && rect.bottom - rect.top > SHARED);
    };
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    const pressed = [...document.querySelectorAll(PRESSED)].filter(isShown);
    for (const one of pressed) {
      if (!one.matches('button, .button, [role=button]')) continue;
      const words = brokenWords(one);
      if (words.length > 0) faults.push(`${nameOf(one)} breaks ${words.join(', ')}`);
    }
    const placed = pressed.map((one) => ({ one, parts: partsOf(one) }));
    for (const [index, a] of placed.entries()) {
      for (const b of placed.slice(index + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const label = a.one.closest('label');
        if (label && label === b.one.closest('label')) continue;
        const lies = a.parts.some((one) =>
          b.parts.some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > SHARED &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SHARED,
          ),
        );
        if (lies) faults.push(`${nameOf(a.one)} lies over ${nameOf(b.one)}`);
      }
    }
    return faults;
  });
