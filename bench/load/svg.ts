/** Colours for light and dark backgrounds; the viewer selects by prefers-color-scheme. */
const style = `
  svg { background: #fff }
  text { font: 13px system-ui, sans-serif; fill: #222 }
  .title { font-size: 16px; font-weight: 600 }
  .note, .tick { fill: #666; font-size: 12px }
  .label { text-anchor: end }
  .tick { text-anchor: middle }
  .grid { stroke: #ddd }
  .shop { fill: #2f6b4f }
  .tail { stroke: #2f6b4f; stroke-width: 2 }
  .bare { fill: none; stroke: #888 }
  .target { stroke: #b4532a; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    svg { background: #16181a }
    text { fill: #e8e6e3 }
    .note, .tick { fill: #a5a29d }
    .grid { stroke: #35393d }
    .shop { fill: #6fbf97 }
    .tail { stroke: #6fbf97 }
    .bare { stroke: #8b8f94 }
    .target { stroke: #e8935f }
  }
`;

export const svg = (
  title: string,
  [width, height]: readonly [number, number],
  parts: readonly string[],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${round(height)}" width="${width}" role="img">
<title>${escaped(title)}</title>
<style>${style}</style>
${parts.join('\n')}
</svg>
`;

export const text = (x: number, y: number, words: string, kind: string): string =>
  `<text x="${round(x)}" y="${round(y)}" class="${kind}">${escaped(words)}</text>`;

export const bar = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" class="${kind}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${kind}"/>`;

export const circle = (x: number, y: number, radius: number, kind: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" class="${kind}"/>`;

/** A grid line with its label. */
export const axis = (x: number, top: number, bottom: number, label: string): string[] => [
  line(x, top, x, bottom, 'grid'),
  text(x, bottom + 14, label, 'tick'),
];

const round = (value: number) => Math.round(value * 10) / 10;
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
