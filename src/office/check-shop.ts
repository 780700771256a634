import { findIncomplete } from '#modules/catalog/completeness.ts';
import { checkReadiness, gap, type Readiness } from '#modules/content/index.ts';
import { readTerms } from '#modules/delivery/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { tryMailServer } from '#platform/mail/mailer.ts';
import { DEMO_CONTENT } from './demo/demo-content.ts';
import { findDemoGoods } from './demo/demo-left.ts';
import { countDemo } from './demo/demo-routes.ts';

/** Whether the shop can open: the settings of the server, the content, the goods. The mail server is tried. */
export async function checkShop(db: Database, config: Config): Promise<Readiness> {
  const goods = await findIncomplete(db);
  const shop = await checkReadiness(db, { goods, demoFolder: DEMO_CONTENT, now: new Date() });
  const server = await checkServer(config);
  const demo = await findDemoGoods(db);
  const { orders, calls } = await countDemo(db);
  return {
    essential: [
      ...server.essential,
      ...shop.essential,
      ...(demo.count > 0 ? [gap('demoGoods', demo.count, demo.first)] : []),
    ],
    advice: [
      ...server.advice,
      ...shop.advice,
      ...(await deliveryGaps(db, new Date())),
      ...(orders + calls > 0 ? [gap('demoExamples', orders, calls)] : []),
    ],
  };
}

/** From this month on a next year without a calendar is told, from 0. */
const OCTOBER = 9;

async function deliveryGaps(db: Database, now: Date): Promise<Readiness['advice']> {
  const { terms, calendar } = await readTerms(db);
  if (terms.zones.length === 0) return [gap('noZones')];
  const next = now.getUTCFullYear() + 1;
  const isDue = now.getUTCMonth() >= OCTOBER && !calendar.years.includes(next);
  return isDue ? [gap('nextCalendar', next)] : [];
}

async function checkServer({
  SMTP_URL: smtp,
  PUBLIC_URL: url,
  MAIL_FROM: sender,
  isPublicUrlSet,
  isMailFromSet,
}: Config): Promise<Readiness> {
  const failure = smtp && (await tryMailServer(smtp));
  return {
    essential: [
      ...(isPublicUrlSet ? [] : [gap('noPublicUrl')]),
      ...(smtp ? [] : [gap('noSmtp')]),
      ...(failure ? [gap('smtpFailed', failure)] : []),
    ],
    advice: [
      ...(isPublicUrlSet && url.startsWith('http:') ? [gap('plainHttp')] : []),
      ...(isMailFromSet ? [] : [gap('noMailFrom', sender)]),
    ],
  };
}
