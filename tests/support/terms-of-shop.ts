import { expect } from 'vitest';
import { stringify } from 'yaml';
import type { WrittenDeliveryTerms } from '#contracts/delivery-terms.ts';
import { deliveryFile } from '#modules/delivery/terms/terms-file.ts';
import type { TestApp } from './build-test-app.ts';

/** Gives a shop these terms, as a push of its folder does, and waits until its pages know of it. */
export async function setTerms(shop: TestApp, terms: WrittenDeliveryTerms): Promise<void> {
  const by = { actor: undefined, at: new Date() };
  await shop.db.transaction((db) => deliveryFile.push(db, stringify(terms), by));
  const settings = async () => (await shop.app.inject('/callback/site-settings/')).json();
  const delivers = (terms.zones ?? []).length > 0;
  await expect.poll(async () => (await settings()).delivers, { timeout: 10_000 }).toBe(delivers);
}
