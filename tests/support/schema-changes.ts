/** Statements of a migration that a shop which knows only the schema of before may fail after. */
export function breaksTheShopOfBefore(migration: string): string[] {
  const statements = migration
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
  const made = new Set(
    statements.flatMap((statement) => /^CREATE TABLE (\w+)/i.exec(statement)?.[1] ?? []),
  );
  return statements.filter((statement) => {
    const index = /^CREATE UNIQUE INDEX .*?\bON (?:ONLY )?(\w+)/i.exec(statement)?.[1];
    if (index) return !made.has(index);
    const [, table, actions] =
      /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) (.*)/i.exec(statement) ?? [];
    if (table && actions) return !made.has(table) && partsOf(actions).some(takesAway);
    return /^(DROP (TABLE|FUNCTION|VIEW|TYPE|SEQUENCE|SCHEMA)|TRUNCATE)\b/i.test(statement);
  });
}

/** The actions of one ALTER TABLE: commas within brackets and texts are no ends. */
const partsOf = (actions: string): string[] =>
  (actions.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|'[^']*'|[^,('])+/g) ?? []).map((part) =>
    part.trim(),
  );

function takesAway(action: string): boolean {
  if (/^(DROP COLUMN|RENAME)\b/i.test(action)) return true;
  if (/^ALTER\b.*\b(SET NOT NULL|DROP DEFAULT|TYPE)\b/i.test(action)) return true;
  if (/^ADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i.test(action)) return true;
  return (
    /^ADD\b/i.test(action) &&
    /\bNOT NULL\b/i.test(action) &&
    !/\b(DEFAULT|GENERATED)\b/i.test(action)
  );
}
