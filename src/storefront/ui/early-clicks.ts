/** Buttons that need JavaScript: not submit buttons, and not buttons of a native popover. */
const idle = 'button:not([type=submit],[popovertarget])';

/**
 * An inline script for the head: records clicks on buttons that are not hydrated yet, each button once. React marks hydrated elements
 * with `__react…` keys, and it may hydrate a boundary during the click, so the check runs after the event.
 */
export const recordEarlyClicks = `{const isHydrated=node=>Object.keys(node).some(key=>key.startsWith('__react')),clicked=window.earlyClicks=new Set;addEventListener('click',({target})=>{const button=target.closest?.('${idle}'),record=()=>isHydrated(button)||clicked.add(button);if(button)isHydrated(document)?setTimeout(record):record()},true)}`;

/** Repeats the recorded clicks on buttons that are hydrated by now. Called after the hydration of the page or of a part of it. */
export function replayEarlyClicks(): void {
  const { earlyClicks } = window as { earlyClicks?: Set<HTMLButtonElement> };
  for (const button of [...(earlyClicks ?? [])]) {
    const isHydrated = Object.keys(button).some((key) => key.startsWith('__react'));
    if (button.isConnected && !isHydrated) continue;
    earlyClicks?.delete(button);
    button.click();
  }
}
