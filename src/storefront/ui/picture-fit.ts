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

const large = { width: 800, height: 600, formats: ['avif', 'webp'] } as const;
const small = { ...large, formats: ['avif'] } as const;

export const pictureFits = {
  /** Two cards beside each other, from 768 px three, from 1100 px four. */
  card: {
    ...small,
    sizes: '(min-width:1100px) 24vw,(min-width:768px) 31vw,50vw',
    widths: [320, 480, 720],
  },
  line: { ...small, sizes: '120px', widths: [160, 320] },
  column: { ...small, sizes: '(min-width:768px) 280px,50vw', widths: [320, 480, 720] },
  gallery: {
    ...large,
    sizes: '(min-width:1520px) 830px,(min-width:900px) 56vw,100vw',
    widths: [480, 720, 960, 1280],
  },
  thumb: { ...small, sizes: '(min-width:900px) 14vw,40vw', widths: [160, 320, 480] },
  /** Looked at closely: half as wide again as the window at once. */
  screen: { ...large, sizes: '150vw', widths: [720, 960, 1280, 1920] },
  /** Cut at its sides on a narrow window. */
  slide: {
    ...large,
    width: 1600,
    height: 700,
    sizes: '(min-width:1200px) 78vw,(min-width:768px) 96vw,134vw',
    widths: [480, 720, 960, 1280, 1920],
  },
} as const satisfies Record<string, PictureFit>;
