import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { draw, GIVEN, refuse } from './draw.ts';
import { PictureRefused } from './failures.ts';
import { extensionOf } from './inspect.ts';

const formats = ['jpg', 'png', 'webp'];

/**
 * Draws a photograph that a stranger has given anew, as JPEG: upright, 2000 points at most, without what the camera wrote. Of the given bytes
 * nothing is left. Throws {@link PictureRefused} for what is no JPEG, PNG or WebP, or does not decode. Not for a transaction.
 */
export async function redrawPhotograph(given: Buffer): Promise<Buffer> {
  if (!formats.includes(extensionOf(given) ?? '')) {
    throw new PictureRefused(pictureMessages.notPicture);
  }
  return draw('drawPhotograph', [given], GIVEN).catch(refuse);
}
