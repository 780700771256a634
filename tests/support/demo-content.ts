import { sql } from 'drizzle-orm';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { fillEmptyContent } from '../../src/modules/content/index.ts';
import { DEMO_CONTENT } from '../../src/office/demo/demo-content.ts';
import type { Database } from '../../src/platform/database/database.ts';

const nowhere: FileStorage = {
  write: async () => undefined,
  open: async () => undefined,
  remove: async () => undefined,
};

/** Fills the name, pages and slides of the demo as the start of the shop does. The slides show drawings: the folders of the tests' shops have no pictures. */
export async function fillDemoContent(db: Database): Promise<void> {
  await fillEmptyContent({ db, storage: nowhere }, DEMO_CONTENT);
  await db.execute(sql`UPDATE site_settings SET slides = (
  SELECT jsonb_agg(jsonb_set(slide, '{photo}', jsonb_build_object('photo', '/drawings/categories/' || (ARRAY['sofa','bed','wardrobe'])[number] || '.svg')) ORDER BY number)
  FROM jsonb_array_elements(slides) WITH ORDINALITY AS each (slide, number))`);
  await db.execute(sql`DELETE FROM picture_files`);
}
