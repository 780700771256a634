import sharp from 'sharp';

/** A photograph as a telephone writes it: lying on its side, 60 × 40 points, with its camera and place. */
export const cameraPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d4d3f' } })
    .withExif({
      IFD0: { Copyright: 'Vera', Model: 'Camera' },
      IFD3: { GPSLatitude: '59/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
