import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { deliveryTerms } from '#contracts/delivery-terms.ts';
import { deliveryFileMessages as messages } from '#messages/commands/delivery-file.ts';
import { changesBetween, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import { ContentRefused, type FolderPart } from '#modules/content/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readYamlFile } from '#platform/files/yaml-file.ts';
import { checkTerms } from './check-terms.ts';
import { selectTerms, updateTerms } from './term-queries.ts';

const FILE = 'delivery.yaml';

/** `delivery.yaml` of the content folder: how the shop delivers. */
export const deliveryFile: FolderPart = {
  file: FILE,
  document: 'delivery',
  title: messages.title,
  version: async (db) => (await selectTerms(db)).version,
  async write(db) {
    const { terms } = await selectTerms(db);
    const shown = deliveryTerms.parse(terms);
    return `${messages.about}${stringify(shown, { lineWidth: 0 })}`;
  },
  async push(db, text, { actor, at }) {
    const terms = await readTermsFile(db, text);
    const { terms: stored, version } = await selectTerms(db, { hold: true });
    const before = deliveryTerms.parse(stored);
    if (isDeepStrictEqual(before, terms)) return [];
    await updateTerms(db, {
      terms: JSON.parse(JSON.stringify(terms)),
      version: version + 1,
      changedAt: at,
      staffId: actor ? staffIdOf(actor) : null,
    });
    if (actor) {
      await recordAction(
        { db, clock: { now: () => at }, actor },
        {
          action: 'delivery_terms.change',
          entity: 'delivery',
          entityId: 'all',
          changes: changesBetween(before, terms),
        },
      );
    }
    return [messages.changed(terms.zones.length)];
  },
};

async function readTermsFile(db: Database, text: string) {
  const read = readYamlFile(FILE, text, { schema: deliveryTerms, empty: {} });
  if (read.problems.length > 0) throw new ContentRefused(read.problems);
  const categories = (await selectCategories(db)).map(({ slug }) => slug);
  const checked = checkTerms(read.raw, categories);
  if ('terms' in checked) return checked.terms;
  throw new ContentRefused(
    Object.entries(checked.fields).flatMap(([path, faults]) =>
      faults.map((message) => ({
        file: FILE,
        line: read.lineAt(path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))),
        message: `${path}: ${message}`,
      })),
    ),
  );
}
