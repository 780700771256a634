/** A thing goes, and with it the focus: it moves to the same button of the thing beside it. */
export function focusBeside(button: HTMLElement, container: string, same: string): void {
  const buttons = [...(button.closest(container)?.querySelectorAll<HTMLElement>(same) ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
