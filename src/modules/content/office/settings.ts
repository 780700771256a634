import { sql } from 'drizzle-orm';
import type { Changes } from '#modules/audit/index.ts';
import { actAs, recordAction } from '#modules/audit/index.ts';
import { readSettings, updateSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { ContentActing } from './pages.ts';
import {
  changedFields,
  type Section,
  type Settings,
  settingsOfVersion,
} from './settings-versions.ts';
import { slideChanges } from './slide-changes.ts';
import { findVersion, newestVersion } from './versions.ts';

interface Change {
  readonly section: Section;
  /** The version that was looked at. */
  readonly version: number;
  readonly action: string;
  /** The new settings. Throws `invalid`. */
  make(db: Database, now: Settings): Promise<Settings>;
  /** Whether what both have changed is the same field; `theirs` and `mine` name fields of the folder. */
  clashes?(theirs: readonly string[], mine: readonly string[]): boolean;
}

/** Changes settings in one transaction with the log. Throws `content_changed` where another has changed the same since `version`; `invalid`. */
export const changeSettings = (
  { db, clock, actor }: ContentActing,
  { section, version, action, make, clashes = () => true }: Change,
): Promise<boolean> =>
  db.transaction(async (db) => {
    await actAs(db, actor);
    await db.execute(sql`SELECT id FROM site_settings FOR UPDATE`);
    const now = await readSettings(db);
    const after = await make(db, now);
    const mine = changedFields(now, after, section);
    const theirs = await changedSince(db, version, { now, section });
    if (theirs === undefined || (theirs.length > 0 && clashes(theirs, mine))) {
      throw new DomainError('content_changed');
    }
    if (mine.length === 0) return false;
    const { id: _id, ...columns } = after;
    await updateSettings(db, columns);
    const { slides, ...others }: Changes = Object.fromEntries(
      mine.map((field) => [field, 'changed']),
    );
    const changes = { ...others, ...(slides && slideChanges(now.slides, after.slides)) };
    await recordAction(
      { db, clock, actor },
      { action, entity: 'settings', entityId: 'shop', changes },
    );
    return true;
  });

/** What of a screen has changed since a version; undefined where there is no such version. */
async function changedSince(
  db: Database,
  version: number,
  { now, section }: { now: Settings; section: Section },
): Promise<string[] | undefined> {
  const newest = await newestVersion(db, ['site_settings', '']);
  if ((newest?.id ?? 0) === version) return [];
  const looked = await findVersion(db, 'site_settings', version);
  return looked && changedFields(settingsOfVersion(looked), now, section);
}
