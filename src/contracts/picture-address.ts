/** The widths of served pictures. The fixed list limits the number of files that clients can request. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of a stored picture: the hash of its file and its type. PostgreSQL uses the pattern too. */
export const storedPicture = /^\/pictures\/([0-9a-f]{32})\.\w+$/;

/** True for a stored picture, which is served in other widths and formats. False for drawings and pictures of other sites. */
export const isStoredPicture = (photo: string): boolean => storedPicture.test(photo);

/** The address of a stored picture in this width and format; it is never enlarged. Other addresses are returned unchanged. */
export const pictureAt = (photo: string, width: PictureWidth, format: PictureFormat): string =>
  photo.replace(storedPicture, `/pictures/$1/${width}.${format}`);

/** A stored picture in a format that every program reads, for link previews and feeds. */
export const plainPicture = (photo: string): string => pictureAt(photo, 1280, 'jpg');
