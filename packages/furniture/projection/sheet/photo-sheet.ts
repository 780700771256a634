import { caption } from './caption.ts';
import { contact, picture, sheet } from './paper.ts';
import type { Pictured, Words } from './pictured.ts';
import { boxOf, thingGroup } from './thing-group.ts';

/** The first view of a thing alone, in place of a photograph, with the caption that it is drawn. */
export function photoSheet({ figures: [figure], stance, name }: Pictured, words: Words): string {
  const { width, height } = figure.mm;
  const stands = stance === 'floor' && figure.view !== 'top';
  const s = Math.min((stands ? 650 : 580) / width, 420 / height);
  const bottom = stands
    ? Math.min(510, 300 + (height * s) / 2 + 60)
    : (sheet.height + height * s) / 2;
  const box = boxOf(figure, (sheet.width - width * s) / 2, bottom, s);
  return picture(
    sheet.width,
    sheet.height,
    name,
    stands ? bottom - 14 : undefined,
    stands ? contact(sheet.width / 2, bottom, box.w / 2) : '',
    thingGroup(figure, box),
    caption(words.drawing),
  );
}
