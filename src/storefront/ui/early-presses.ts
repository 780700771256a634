/** A link, a form with an address and the browser's own popover need no script; all the other buttons do. */
const idle = 'button:not([type=submit],[popovertarget])';

/**
 * For the head of a page: remembers every button that is pressed before React listens, once each. Where React listens it makes
 * the page alive under the very press.
 */
export const keepEarlyPresses = `{const pressed=window.earlyPresses=new Set;addEventListener('click',({target})=>{if(Object.keys(document).some(key=>key.startsWith('__reactContainer')))return;const button=target.closest?.('${idle}');if(button)pressed.add(button)},true)}`;

/** Once the page is alive: what was pressed before happens now. */
export function replayEarlyPresses(): void {
  const { earlyPresses } = window as { earlyPresses?: Set<HTMLButtonElement> };
  const pressed = [...(earlyPresses ?? [])];
  earlyPresses?.clear();
  for (const button of pressed) if (button.isConnected) button.click();
}
