import { LONGEST_PHOTOGRAPH } from '#contracts/return-states.ts';
import { photographFaults as faults } from '#messages/orders/return-photographs.ts';

/** A photograph that the customer has chosen and not sent. */
export interface ChosenPhotograph {
  /** Under which the shop keeps it: sent twice it is kept once. */
  readonly id: string;
  /** Of its file. */
  readonly name: string;
  readonly file: Blob;
  /** A `data:` URL: the policy of the page allows no other of a file. */
  readonly preview: string;
}

/** The formats that the shop takes. A telephone that knows them makes JPEG of its own format. */
export const PHOTOGRAPH_TYPES = 'image/jpeg,image/png,image/webp';

/** Points of the longer side: the shop keeps no more, and a slow line takes too long for them. */
const LONGEST_SIDE = 2000;
const PREVIEW_SIDE = 240;

/** Reads a file of the customer's, and scales it down where it is large. Resolves with the fault of a file that is no photograph. */
export async function readPhotograph(file: File): Promise<ChosenPhotograph | string> {
  if (file.size > LONGEST_PHOTOGRAPH) return faults.tooLong;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return /hei[cf]/i.test(file.type + file.name) ? faults.heic : faults.notPhotograph;
  const preview = draw(picture, PREVIEW_SIDE).toDataURL('image/jpeg', 0.8);
  const isLarge = Math.max(picture.width, picture.height) > LONGEST_SIDE;
  const isTaken = PHOTOGRAPH_TYPES.split(',').includes(file.type);
  const drawn = isLarge || !isTaken ? await toJpeg(draw(picture, LONGEST_SIDE)) : null;
  picture.close();
  return { id: newId(), name: file.name, file: drawn ?? file, preview };
}

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG knows no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.9);
  return promise;
}

/** A UUID of version 4. `crypto.randomUUID` exists only in secure contexts (HTTPS). */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
