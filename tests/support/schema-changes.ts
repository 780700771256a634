/** The statements without comments and bodies of functions, each in one line. */
const statementsOf = (migration: string): string[] =>
  migration
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());

/**
 * Tables that the migration alters after a foreign key or a trigger has locked them more weakly. A customer who reads the table between
 * the two and then writes to it is in a deadlock with the migration, and PostgreSQL may fail either.
 */
export function tablesLockedTwice(migration: string): string[] {
  const weakly = new Set<string>();
  const strongly = new Set<string>();
  const twice = new Set<string>();
  for (const statement of statementsOf(migration)) {
    const altered = /^(?:ALTER|LOCK) TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)/i.exec(statement)?.[1];
    if (altered && weakly.has(altered)) twice.add(altered);
    if (altered) strongly.add(altered);
    const trigger = /^CREATE (?:CONSTRAINT )?TRIGGER .*?\bON (\w+)/i.exec(statement)?.[1];
    const referenced = [...statement.matchAll(/\bREFERENCES (\w+)/gi)].map(([, table]) => table);
    for (const table of [trigger, ...referenced]) {
      if (table && !strongly.has(table)) weakly.add(table);
    }
  }
  return [...twice];
}

/** Statements of a migration that are not backward compatible: the previous version of the shop may fail after them. */
export function incompatibleStatements(migration: string): string[] {
  const statements = statementsOf(migration);
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
