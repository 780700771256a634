/** A link, a form with an address and the browser's own popover need no script; all the other buttons do. */
const idle = 'button:not([type=submit],[popovertarget])';

/**
 * For the head of a page: remembers, once each, the buttons that are pressed before React listens, and those in a part of the page
 * whose script has not come yet. React marks what it has made alive, and makes alive under the press what it has the script of: that
 * is known after the event.
 */
export const keepEarlyPresses = `{const isAlive=node=>Object.keys(node).some(key=>key.startsWith('__react')),pressed=window.earlyPresses=new Set;addEventListener('click',({target})=>{const button=target.closest?.('${idle}'),keep=()=>isAlive(button)||pressed.add(button);if(button)isAlive(document)?setTimeout(keep):keep()},true)}`;

/** Once the page, or a part of it, is alive: what was pressed in it before happens now. */
export function replayEarlyPresses(): void {
  const { earlyPresses } = window as { earlyPresses?: Set<HTMLButtonElement> };
  for (const button of [...(earlyPresses ?? [])]) {
    const isAlive = Object.keys(button).some((key) => key.startsWith('__react'));
    if (button.isConnected && !isAlive) continue;
    earlyPresses?.delete(button);
    button.click();
  }
}
