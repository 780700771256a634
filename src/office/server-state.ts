import { readFileSync } from 'node:fs';
import type { ServerState } from '#contracts/admin/work/server.ts';
import { lastBackup } from '#modules/audit/backups.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** What the environment has told the shop, without secrets, and when it was copied last. */
export async function findServerState(db: Database, config: Config): Promise<ServerState> {
  const { SMTP_URL: smtp, PUBLIC_URL: url, ADMIN_URL: adminUrl } = config;
  const backup = await lastBackup(db);
  return {
    version,
    public_url: url,
    is_public_url_set: config.isPublicUrlSet,
    admin_url: adminUrl ?? null,
    mail: {
      server: smtp ? new URL(smtp).host : null,
      from: config.MAIL_FROM,
      is_from_set: config.isMailFromSet,
    },
    feed_url: `${url}/feeds/yandex.xml`,
    backup: {
      made_at: backup?.toISOString() ?? null,
      is_own_server: config.DATABASE_URL !== undefined,
    },
  };
}
