import { readContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';

/** How far the content of a new shop has come, be it its own or the demo's: `checkReadiness` tells what is still the demo's. */
export interface FirstContent {
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

export async function findFirstContent(db: Database): Promise<FirstContent> {
  const { settings, pages } = await readContent(db);
  const { identity, phone, email } = settings;
  const page = pages.find(({ slug, title }) => DELIVERY.test(`${slug} ${title}`));
  return {
    isNamed: [identity.name, phone, email].every((text) => text !== ''),
    hasLook: identity.logo !== null || Object.values(identity.palette).some(Boolean),
    deliveryPage: page?.slug ?? null,
    isDeliveryTold: page !== undefined && page.body.length > 0,
  };
}
