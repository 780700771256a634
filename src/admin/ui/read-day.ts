const WRITTEN = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T,]+(\d{1,2}):(\d\d))?$/;
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/;

/** A date as people and programs write it, `05.12.2026` or `2026-12-05`, as the API has it; with `hasTime` midnight where no time is said. Undefined where it is none. */
export function readDay(text: string, hasTime: boolean): string | undefined {
  const said = text.trim();
  const iso = ISO.exec(said);
  if (iso) return hasTime ? `${iso[1]}T${iso[2] ?? '00:00'}` : iso[1];
  const [, day, month, year, hour = '0', minute = '00'] = WRITTEN.exec(said) ?? [];
  if (!day || !month || !year) return undefined;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hasTime ? `${date}T${hour.padStart(2, '0')}:${minute}` : date;
}
