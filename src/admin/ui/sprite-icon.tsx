import type { SVGProps } from 'react';

/** An icon of the SVG sprite in the current text colour. The build puts it in the place of the lucide icons that are imported. */
export const spriteIcon = (name: string, { className = 'icon' }: SVGProps<SVGSVGElement>) => (
  <svg className={className} aria-hidden="true">
    <use href={`${import.meta.env.ICON_SPRITE}#${name}`} />
  </svg>
);
