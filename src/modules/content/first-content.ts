import { readContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readDemo } from './demo.ts';
import { demoLook, demoTexts } from './demo-leftovers.ts';
import { identityGaps } from './readiness.ts';

/** How far the content of a new shop has come. What was left of the demo is not the shop's own. */
export interface OwnContent {
  /** Name, phone and e-mail. */
  readonly isNamed: boolean;
  /** A logo or a colour. */
  readonly hasLook: boolean;
  /** The address of the page about delivery. */
  readonly deliveryPage: string | null;
  readonly isDeliveryTold: boolean;
}

/** A page is about delivery by its address or its title. */
const DELIVERY = /delivery|dostavk|доставк/i;

export async function findOwnContent(db: Database, demoFolder: string): Promise<OwnContent> {
  const content = await readContent(db);
  const demo = await readDemo(demoFolder);
  const { identity } = content.settings;
  const ofIdentity = [...identityGaps(content), ...demoTexts(content, [], demo)];
  const ofLook = await demoLook(content, demo, demoFolder);
  const demoPages = ofLook.flatMap((gap) => (gap.name === 'demoPages' ? gap.facts[0] : []));
  const page = content.pages.find(({ slug, title }) => DELIVERY.test(`${slug} ${title}`));
  const isOwn = page !== undefined && !demoPages.includes(page.title);
  return {
    isNamed: !ofIdentity.some(({ name }) => ofNames.includes(name)),
    hasLook:
      Object.values(identity.palette).some(Boolean) ||
      (identity.logo !== null && ofLook.every(({ name }) => name !== 'demoLogo')),
    deliveryPage: page?.slug ?? null,
    isDeliveryTold: isOwn && page.body.length > 0,
  };
}

const ofNames = ['noName', 'demoName', 'noPhone', 'noEmail', 'demoContacts'];
