/** Lets the browser save a text, or bytes, as a file, as a link with `download` would. */
export function saveFile(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
