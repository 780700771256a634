/** A range as people write it: «14-21 день», «от 14 до 21 дня». `upper` keeps the unit. */
export interface StatedRange {
  readonly lower: string;
  readonly upper: string;
}

/** The ends of a range; undefined for a single value. */
export function readRange(text: string): StatedRange | undefined {
  const [, lower, upper] =
    /^(?:от\s+)?(\d+)\s*(?:[-–—…]|\.\.\.?|до)\s*(\d+\D*)$/i.exec(text.trim()) ?? [];
  return lower && upper ? { lower, upper } : undefined;
}
