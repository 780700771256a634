import type { Line } from './rings.ts';
import { FINE } from './simplify.ts';

/** Path data of lines in fine units, whole numbers from the box's corner, each written from the end of the one before it. */
export function pathData(lines: readonly Line[], closed: boolean): string {
  // The rim of pixels lies outside the box.
  let [x, y] = [FINE, FINE];
  let text = '';
  for (const line of lines) {
    let command = 'm';
    for (let at = 0; at < line.length; at += 2) {
      const [dx, dy] = [(line[at] ?? 0) - x, (line[at + 1] ?? 0) - y];
      [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
      if (at === 0) text += `m${dx}${signed(dy)}`;
      else if (dy === 0) [text, command] = [`${text}h${dx}`, 'h'];
      else if (dx === 0) [text, command] = [`${text}v${dy}`, 'v'];
      else {
        text += command === 'l' ? `${signed(dx)}${signed(dy)}` : `l${dx}${signed(dy)}`;
        command = 'l';
      }
    }
    if (closed) {
      text += 'z';
      [x, y] = [line[0] ?? 0, line[1] ?? 0];
    }
  }
  return text;
}

const signed = (value: number) => (value < 0 ? String(value) : ` ${value}`);
