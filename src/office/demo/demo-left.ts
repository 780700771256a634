import { readdir, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { z } from 'zod';
import { type DemoGapName, demoGapNames } from '#contracts/admin/work/readiness.ts';
import { findGoodsNamed } from '#modules/catalog/goods-named.ts';
import { findDemoTexts } from '#modules/content/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { isLoopback } from '#platform/http/foreign-hosts.ts';
import { isPublicAddress } from '#platform/network/public-address.ts';
import { DEMO_CONTENT } from './demo-content.ts';

const CATALOGUE = new URL('../../../db/demo/catalogue/', import.meta.url);
const named = z.object({ products: z.array(z.object({ slug: z.string(), name: z.string() })) });

let goods: Promise<z.infer<typeof named>['products']> | undefined;

/** The goods of the demo. They are a part of the program, so a process reads them once. */
function readDemoGoods(): NonNullable<typeof goods> {
  goods ??= readdir(CATALOGUE).then(async (files) => {
    const texts = await Promise.all(
      files.map((file) => readFile(new URL(file, CATALOGUE), 'utf8')),
    );
    return texts.flatMap((text) => named.parse(JSON.parse(text)).products);
  });
  return goods;
}

/** Goods of the demo that are on sale: the shop cannot deliver them. */
export const findDemoGoods = async (db: Database) => findGoodsNamed(db, await readDemoGoods());

/** Whether the shop has an address for everybody: neither this machine nor an address of an internal network. */
export function isPublic({ PUBLIC_URL: url }: Pick<Config, 'PUBLIC_URL'>): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? !isLoopback(host) : isPublicAddress(host);
}

/** What visitors of a public address see of the demo; nothing in a shop that only this machine finds. */
export async function demoInPublic(
  db: Database,
  config: Pick<Config, 'PUBLIC_URL'>,
  now: Date,
): Promise<DemoGapName[]> {
  if (!isPublic(config)) return [];
  const { count } = await findDemoGoods(db);
  const texts = await findDemoTexts(db, { demoFolder: DEMO_CONTENT, now });
  const found = new Set<string>([
    ...texts.map(({ name }) => name),
    ...(count > 0 ? ['demoGoods'] : []),
  ]);
  return demoGapNames.filter((name) => found.has(name));
}
