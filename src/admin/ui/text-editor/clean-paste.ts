const TAG = /<[^>]*>/g;
const STYLES = /<style[\s>][\s\S]*?<\/style>/gi;

/** What a page of another program is made of beside its text. */
const FOREIGN = 'style, script, meta, link, title, img, svg, object, iframe, o\\:p';

/**
 * HTML from Word, a browser or a mail as the editor can take it: bold and italic words by their tags, the lists of Word as lists, items of
 * inner lists behind their own, no looks, no pictures. The policy of the office refuses looks in tags, so they are renamed before they are read.
 */
export function cleanPaste(html: string): string {
  const tame = html
    .replaceAll(STYLES, '')
    .replace(TAG, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-look='));
  const { body } = new DOMParser().parseFromString(tame, 'text/html');
  for (const element of body.querySelectorAll(FOREIGN)) element.remove();
  for (const element of body.querySelectorAll('[data-look]')) nameLooks(element);
  for (const cell of body.querySelectorAll('td[colspan], th[colspan]')) divide(cell);
  listsOfWord(body);
  flattenLists(body);
  for (const element of body.querySelectorAll('b, strong')) {
    // Google Docs wraps all of a text so.
    if (/font-weight:\s*normal/i.test(lookOf(element))) element.replaceWith(...element.childNodes);
  }
  return body.innerHTML.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
}

const lookOf = (element: Element): string => element.getAttribute('data-look') ?? '';

/** Bold and italic words that only look so. */
function nameLooks(element: Element): void {
  if (element.tagName !== 'SPAN') return;
  const look = lookOf(element);
  const name = /font-weight:\s*(?:bold|[6-9]00)/i.test(look)
    ? 'strong'
    : /font-style:\s*italic/i.test(look)
      ? 'em'
      : undefined;
  if (!name) return;
  const named = document.implementation.createHTMLDocument('').createElement(name);
  named.append(...element.childNodes);
  element.append(named);
}

/** Cells are not joined in our tables. */
function divide(cell: Element): void {
  const wide = Math.min(Number(cell.getAttribute('colspan')) || 1, 100);
  for (let more = 1; more < wide; more += 1) cell.after(cell.ownerDocument.createElement('td'));
}

/** Word writes an item of a list as a paragraph that begins with its sign. */
function listsOfWord(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p')) {
    if (!/mso-list:\s*l\d/i.test(lookOf(line))) continue;
    const sign = [...line.querySelectorAll('span')].find((one) =>
      /mso-list:\s*ignore/i.test(lookOf(one)),
    );
    const name = /\d[.)]/.test(sign?.textContent ?? '') ? 'OL' : 'UL';
    sign?.remove();
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    const before = line.previousElementSibling;
    const list =
      before?.tagName === name && before.hasAttribute('data-word')
        ? before
        : line.ownerDocument.createElement(name);
    list.setAttribute('data-word', '');
    if (list !== before) line.before(list);
    list.append(item);
    line.remove();
  }
}

/** Our lists have one level. */
function flattenLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('li ul, li ol')].reverse()) {
    list.closest('li')?.after(...list.querySelectorAll(':scope > li'));
    list.remove();
  }
}
