import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- bench:begin -->';
const END = '<!-- bench:end -->';

/** Replaces the text between the two marks of a document. */
export function writeBetweenMarks(file: string, text: string): void {
  const document = readFileSync(file, 'utf8');
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before === -1 || after < before) throw new Error(`${file} has no ${BEGIN} … ${END}`);
  const changed = `${document.slice(0, before + BEGIN.length)}\n\n${text}\n\n${document.slice(after)}`;
  writeFileSync(file, changed);
}
