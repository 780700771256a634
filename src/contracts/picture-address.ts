/** The widths in which pictures are given. One ladder for all, so that nobody can ask for files without end. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture that the shop keeps: the hash of its file, and what it is. PostgreSQL reads the pattern as well. */
export const keptPicture = /^\/pictures\/([0-9a-f]{32})\.\w+$/;

/** Whether the shop can give this picture in other widths and formats; drawings and foreign pictures it cannot. */
export const isKeptPicture = (photo: string): boolean => keptPicture.test(photo);

/** The address of a kept picture in this width and format, never wider than the picture itself; any other stays as it is. */
export const pictureAt = (photo: string, width: PictureWidth, format: PictureFormat): string =>
  photo.replace(keptPicture, `/pictures/$1/${width}.${format}`);

/** A kept picture as programs take it that know little: previews of links, feeds. */
export const plainPicture = (photo: string): string => pictureAt(photo, 1280, 'jpg');
