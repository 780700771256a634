import type { SVGProps } from 'react';

/** An icon whose lines lie in the common file of icons; it takes the colour of the text around it. */
export const spriteIcon = (name: string, { className, ...others }: SVGProps<SVGSVGElement>) => (
  <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" {...others}>
    <use href={`${import.meta.env.ICON_SPRITE}#${name}`} />
  </svg>
);
