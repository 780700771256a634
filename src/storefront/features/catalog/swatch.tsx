import './swatch.css';

/** A colour dot. The colour is an SVG attribute, because the CSP allows no inline styles. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  );
}
