import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts';
import type { Closers } from '../../../src/server/closers.ts';

/** The processes of the shop that serve now. */
export interface Shops {
  readonly open: ShopProcess[];
  urls(): string[];
  /** Starts shop `number` in a data folder of its own. */
  start(number: number, databases: Record<string, string>): Promise<void>;
}

export function startShops(folder: string, smtpUrl: string, closers: Closers): Shops {
  const open: ShopProcess[] = [];
  closers.push(() => Promise.all(open.map((shop) => shop.end('SIGTERM'))));
  return {
    open,
    urls: () => open.map(({ url }) => url),
    async start(number, databases) {
      const data = join(folder, `shop-${number}`);
      mkdirSync(data, { recursive: true });
      const shop = await startShopProcess(data, {
        ...databases,
        JWT_SECRET: 'of-this-run-alone-and-of-no-shop-at-all',
        SMTP_URL: smtpUrl,
        SHOP_EMAIL: 'orders@example.ru',
      });
      open.push(shop);
    },
  };
}
