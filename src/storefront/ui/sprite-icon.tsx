import type { SVGProps } from 'react';

/** An icon of the SVG sprite in the current text colour. */
export const spriteIcon = (name: string, { className, ...others }: SVGProps<SVGSVGElement>) => (
  <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" {...others}>
    <use href={`${import.meta.env.ICON_SPRITE}#${name}`} />
  </svg>
);
