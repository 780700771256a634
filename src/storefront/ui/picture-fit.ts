import type { PictureFormat, PictureWidth } from '#contracts/picture-address.ts';

/** The layout of a picture: its `sizes`, and the widths and formats that are worth offering for it. */
export interface PictureFit {
  readonly sizes: string;
  readonly widths: readonly PictureWidth[];
  /** Offered before JPEG. Small pictures are offered in one format, to keep the page short: most browsers with WebP also support AVIF. */
  readonly formats: readonly PictureFormat[];
  /** The aspect ratio that is reserved before the picture is loaded. */
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

/** Two columns of cards, three from 768 px, four from 1100 px. */
export const cardFit = small('(min-width:1100px) 24vw,(min-width:768px) 31vw,50vw', 320, 480, 720);
/** Thumbnails in the lines of a cart or an order, and in suggestions. */
export const lineFit = small('120px', 160, 320);
