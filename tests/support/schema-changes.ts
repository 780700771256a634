/** Statements of a migration that are not backward compatible: the previous version of the shop may fail after them. */
export function incompatibleStatements(migration: string): string[] {
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

/** Splits the actions of an ALTER TABLE at commas, except inside parentheses and strings. */
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
