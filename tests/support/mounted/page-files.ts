import { resolveObjectURL } from 'node:buffer';
import { setFiles } from './chosen-files.ts';
import type { Listeners } from './page-events.ts';
import type { PageWindow } from './page-window.ts';

/** A press on a field of files opens the question for them, one on a link with `download` gives its file away. */
export function followFiles(window: PageWindow, listeners: Listeners): void {
  const { click } = window.HTMLAnchorElement.prototype;
  window.HTMLAnchorElement.prototype.click = function give(this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) return click.call(this);
    const { download: name } = this;
    const blob = resolveObjectURL(this.href);
    if (!blob) throw new Error(`${this.href} is no file`);
    listeners.tell('download', {
      suggestedFilename: () => name,
      content: async () => Buffer.from(await blob.arrayBuffer()),
    });
  };
  const choose = ({ target }: Event) => {
    const field = target as HTMLElement;
    if (!field.matches('input[type="file"]')) return;
    listeners.tell('filechooser', { setFiles: async (files) => setFiles(field, files) });
  };
  // Before the field keeps the press to itself.
  window.addEventListener('click', choose, { capture: true });
}
