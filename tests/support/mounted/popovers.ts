import type { PageWindow } from './page-window.ts';

/** Marks an open popover. */
export const OPEN = 'data-open';

/** What happy-dom lacks of popovers and dialogs: their methods, the buttons that open them, and Esc, which closes the topmost. */
export function addPopovers(window: PageWindow): void {
  const { prototype } = window.Element;
  const { matches } = prototype;
  const isOpen = (element: Element) => element.hasAttribute(OPEN);
  const show = (element: Element) => element.setAttribute(OPEN, '');
  const hide = (element: Element) => element.removeAttribute(OPEN);
  Object.assign(prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? isOpen(this) : Reflect.apply(matches, this, [selector]);
    },
    showPopover(this: Element) {
      show(this);
    },
    hidePopover(this: Element) {
      hide(this);
    },
  });

  const toggle = (button: Element) => {
    const popover = window.document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!popover) return;
    if (isOpen(popover)) hide(popover);
    else if (button.getAttribute('popovertargetaction') !== 'hide') show(popover);
  };
  const openAutoPopovers = () => window.document.querySelectorAll(`[popover="auto"][${OPEN}]`);

  window.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    for (const popover of openAutoPopovers()) {
      if (!button && !popover.contains(target as Node)) hide(popover);
    }
    if (button) toggle(button);
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const popover = [...openAutoPopovers()].at(-1);
    if (popover) return hide(popover);
    const dialog = [...window.document.querySelectorAll('dialog')].findLast((one) => one.open);
    if (dialog?.dispatchEvent(new window.Event('cancel', { cancelable: true }))) dialog.close();
  });
}
