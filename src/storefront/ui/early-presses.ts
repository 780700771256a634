/** Buttons that need JavaScript: not submit buttons, and not buttons of a native popover. */
const idle = 'button:not([type=submit],[popovertarget])';

/**
 * An inline script for the head: records clicks on buttons that are not hydrated yet, each button once. React marks hydrated elements
 * with `__react…` keys, and it may hydrate a boundary during the click, so the check runs after the event.
 */
export const keepEarlyPresses = `{const isAlive=node=>Object.keys(node).some(key=>key.startsWith('__react')),pressed=window.earlyPresses=new Set;addEventListener('click',({target})=>{const button=target.closest?.('${idle}'),keep=()=>isAlive(button)||pressed.add(button);if(button)isAlive(document)?setTimeout(keep):keep()},true)}`;

/** Repeats the recorded clicks on buttons that are hydrated by now. Called after the hydration of the page or of a part of it. */
export function replayEarlyPresses(): void {
  const { earlyPresses } = window as { earlyPresses?: Set<HTMLButtonElement> };
  for (const button of [...(earlyPresses ?? [])]) {
    const isAlive = Object.keys(button).some((key) => key.startsWith('__react'));
    if (button.isConnected && !isAlive) continue;
    earlyPresses?.delete(button);
    button.click();
  }
}
