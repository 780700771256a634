import type { PageWindow } from './page-window.ts';

/** A file as Playwright describes it. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses files in a field of files, as its dialog would. */
export function setFiles(field: HTMLElement, files: GivenFile | readonly GivenFile[]): void {
  const chosen = [files].flat().map(({ name, mimeType, buffer }) => {
    return new File([new Uint8Array(buffer)], name, { type: mimeType });
  });
  Object.defineProperty(field, 'files', { configurable: true, value: chosen });
  const window = field.ownerDocument.defaultView as unknown as PageWindow;
  field.dispatchEvent(new window.Event('change', { bubbles: true }));
}
