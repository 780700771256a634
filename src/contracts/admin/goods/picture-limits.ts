// Without Zod, which would come into the bundle of the office with it.

/** The longest file of a picture, bytes. */
export const LONGEST_PICTURE = 25 * 1024 * 1024;

/** The formats of pictures that the shop takes, by the ends of file names: a pattern. */
export const PICTURE_END = '\\.(?:jpe?g|jfif|png|webp|avif|gif)';

const picture = new RegExp(`[^/]${PICTURE_END}$`, 'i');

/** Whether the name of a file ends as that of a picture does. */
export const isPictureName = (name: string): boolean => picture.test(name);

/** Begins the address of a picture that a feed names by its file only. Nothing is read from such an address. */
export const FILE_ADDRESS = 'file:';

/** So many pictures of goods are given at once, from a folder or an archive. */
export const MOST_GIVEN = 2000;
/** The longest path of such a file, in characters. */
export const LONGEST_PATH = 300;
/** Pictures are shown with their goods in portions of so many files. */
export const MOST_SHOWN = 300;
