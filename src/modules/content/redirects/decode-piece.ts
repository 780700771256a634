/** The letters that old Russian sites encoded; what else «decodes» is no text of theirs. */
const RUSSIAN = /^[\p{ASCII}А-яЁё«»№–—]*$/u;

/** Only if all bytes are text: sites of before 2010 wrote «%C4%E8» for «Ди». */
const windows1251 = new TextDecoder('windows-1251', { fatal: true });

/**
 * Decodes a part of a parsed address between two signs of its syntax: as UTF-8, else as Windows-1251 where that gives Russian
 * letters. A part that is neither is returned unchanged.
 */
export function decodePiece(piece: string): string {
  try {
    return decodeURIComponent(piece).normalize('NFC');
  } catch {
    return decodeOld(piece) ?? piece;
  }
}

function decodeOld(piece: string): string | undefined {
  const bytes = piece
    .split(/(%[\da-f]{2})/i)
    .flatMap((part, index) =>
      index % 2 === 1 ? [Number.parseInt(part.slice(1), 16)] : [...Buffer.from(part)],
    );
  try {
    const text = windows1251.decode(Uint8Array.from(bytes));
    return RUSSIAN.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
