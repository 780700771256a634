/** A drawing of `depth` masks. Each is drawn twice by the next, so three kilobytes are millions of drawings. */
export function nestedMasks(depth: number): string {
  const rect = (more: string) => `<rect width="99" height="39" ${more}/>`;
  const masks = Array.from({ length: depth }, (_, index) => {
    const mask = index === 0 ? '' : `mask="url(#m${index - 1})"`;
    return `<mask id="m${index}">${rect(`fill="#fff" ${mask}`)}${rect(`x="1" fill="#eee" ${mask}`)}</mask>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><defs>${masks.join('')}</defs>${rect(`fill="#135" mask="url(#m${depth - 1})"`)}</svg>`;
}
