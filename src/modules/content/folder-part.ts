import type { Actor } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';

/** A file of the folder that belongs to a module above this one. The composition names it. */
export interface FolderPart {
  /** `delivery.yaml`. */
  readonly file: string;
  /** Its name among the versions of the folder. */
  readonly document: string;
  /** What the owner calls it. */
  readonly title: string;
  version(db: Database): Promise<number>;
  /** The file as a pull writes it. */
  write(db: Database): Promise<string>;
  /**
   * Takes the text of the file over, in the transaction `db`; answers the lines of the report, none where nothing changes. Throws
   * {@link ContentRefused}.
   */
  push(
    db: Database,
    text: string,
    by: { readonly actor: Actor | undefined; readonly at: Date },
  ): Promise<readonly string[]>;
}

/** The numbers of the newest versions of parts. */
export const versionsOfParts = async (
  db: Database,
  parts: readonly FolderPart[],
): Promise<[string, number][]> => {
  const versions: [string, number][] = [];
  for (const part of parts) versions.push([part.document, await part.version(db)]);
  return versions;
};
