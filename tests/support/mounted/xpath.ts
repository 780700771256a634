import type { PageWindow } from './page-window.ts';

const FOLLOWING = 'following-sibling::';

/** The two paths that locators take up and across a document: `..` and `following-sibling::name`. Happy-dom has no XPath. */
export function addXPath(window: PageWindow): void {
  Object.assign(window, { XPathResult: { ORDERED_NODE_ITERATOR_TYPE: 5 } });
  Object.assign(window.document, {
    evaluate(path: string, from: Element) {
      const found = path.startsWith(FOLLOWING)
        ? siblingsAfter(from).filter((one) => one.matches(path.slice(FOLLOWING.length)))
        : [from.parentElement];
      return { iterateNext: () => found.shift() ?? null };
    },
  });
}

function siblingsAfter(element: Element): Element[] {
  const next = element.nextElementSibling;
  return next ? [next, ...siblingsAfter(next)] : [];
}
