/**
 * Focus management for a removed list item: moves the focus to the same button of the next item, else of the previous one, else to the
 * heading.
 */
export function focusNextItem(button: HTMLElement, container: string, same: string): void {
  const buttons = [...(button.closest(container)?.querySelectorAll<HTMLElement>(same) ?? [])];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1];
  if (next) next.focus();
  else focusHeading(button);
}

/** Focus management for an emptied list: moves the focus to the heading of the page or dialog. */
export function focusHeading(button: HTMLElement): void {
  const heading = button.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
