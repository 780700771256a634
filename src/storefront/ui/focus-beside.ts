/** A thing goes, and with it the focus: it moves to the same button of the thing beside it, after the last one to the heading. */
export function focusBeside(button: HTMLElement, container: string, same: string): void {
  const buttons = [...(button.closest(container)?.querySelectorAll<HTMLElement>(same) ?? [])];
  const at = buttons.indexOf(button);
  const beside = buttons[at + 1] ?? buttons[at - 1];
  if (beside) beside.focus();
  else focusHeading(button);
}

/** All things go, and the button with them: the focus moves to the heading of the page or of the dialog. */
export function focusHeading(button: HTMLElement): void {
  const heading = button.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
