import './qr-code.css';
import { generate } from 'lean-qr';

/** Modules of the white border that a camera needs. */
const QUIET = 4;

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={modules(code)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The dark modules as a path of unit squares. */
function modules({ size, get }: ReturnType<typeof generate>): string {
  const every = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }));
  return every
    .filter(({ x, y }) => get(x, y))
    .map(({ x, y }) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`)
    .join('');
}
