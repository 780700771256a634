import { draw, GIVEN, refuse } from './draw.ts';
import { extensionOf, type InspectedPicture, inspectPicture } from './inspect.ts';

/** A picture in the form in which it is stored. */
export interface CleanPicture extends InspectedPicture {
  /** Null: as it was given. */
  readonly bytes: Buffer | null;
}

/**
 * Looks at a picture of the shop's own people. What a camera writes into it, such as the place, is removed, and it stands upright. Throws
 * {@link PictureRefused} as {@link inspectPicture}. Not for a transaction.
 */
export async function cleanPicture(given: Buffer): Promise<CleanPicture> {
  const inspected = await inspectPicture(given);
  const bytes = await draw('withoutMetadata', [given], GIVEN).catch(refuse);
  return { ...inspected, bytes, extension: (bytes && extensionOf(bytes)) ?? inspected.extension };
}
