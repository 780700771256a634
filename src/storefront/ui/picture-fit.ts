import type { PictureFormat, PictureWidth } from '#contracts/picture-address.ts';

/** A place that pictures stand in: how wide it is on which window, and which widths are worth offering for it. */
export interface PictureFit {
  readonly sizes: string;
  readonly widths: readonly PictureWidth[];
  /** Offered before JPEG. A page of small pictures is shorter by one: who knows WebP mostly knows AVIF. */
  readonly formats: readonly PictureFormat[];
  /** The shape that is kept free until the picture comes. */
  readonly width: number;
  readonly height: number;
}

export const fourToThree = { width: 800, height: 600 } as const;

const small = (sizes: string, ...widths: PictureWidth[]): PictureFit => ({
  ...fourToThree,
  sizes,
  widths,
  formats: ['avif'],
});

/** Two cards beside each other, from 768 px three, from 1100 px four. */
export const cardFit = small('(min-width:1100px) 24vw,(min-width:768px) 31vw,50vw', 320, 480, 720);
export const lineFit = small('120px', 160, 320);
