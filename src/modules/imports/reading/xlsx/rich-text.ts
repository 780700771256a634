import { limits } from '../../limits.ts';

/** What a cell says, gathered from its runs. */
export interface RichText {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (part: string) => void;
  readonly close: (name: string) => void;
  /** The text so far. */
  readonly said: () => string;
}

/**
 * Gathers the text of one cell as people read it. A run that is struck out is left out where another one remains: «~~12 990~~ 9 990» is
 * 9990. Digits that are raised behind digits (kopecks, notes) are no digits of the same number. Readings of Japanese signs (`rPh`) are left out.
 * `tooLong`: what is thrown for more than a cell holds.
 */
export function createRichText(tooLong: () => Error): RichText {
  let kept = '';
  let struckOut = '';
  let isStruckOut = false;
  let isRaised = false;
  let isReading = false;
  let isText = false;
  return {
    open(name, { val = '' }) {
      if (name === 'r') {
        isStruckOut = false;
        isRaised = false;
      } else if (name === 'strike') isStruckOut = !/^(?:0|false)$/.test(val);
      else if (name === 'vertAlign') isRaised = val === 'superscript';
      isReading ||= name === 'rPh';
      isText = (name === 't' || name === 'v') && !isReading;
    },
    text(part) {
      if (!isText) return;
      if (kept.length + struckOut.length + part.length > limits.cell) throw tooLong();
      if (isStruckOut) struckOut += part;
      else kept += isRaised && /\d$/.test(kept) && /^\d/.test(part) ? ` ${part}` : part;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
    },
    said: () => (kept.trim() === '' ? struckOut + kept : kept),
  };
}
