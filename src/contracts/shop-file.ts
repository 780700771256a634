import { z } from 'zod';
import { consentForms, settingsChange } from './settings.ts';
import { fallbackContacts, shopIdentity } from './shop-content.ts';
import { writtenWhole } from './written-number.ts';

const fields = settingsChange.shape;
const { fallback: _, logo: _stored, ...identityFields } = shopIdentity.shape;
const given = <Schema extends z.ZodType>(schema: Schema) => schema.nonoptional();

/** `shop.yaml`: a field that is left out has its default, so the file says everything that the owner has set. */
export const shopFile = z.strictObject({
  ...identityFields,
  contacts: z
    .strictObject({
      phone: given(fields.phone).default(''),
      email: given(fields.email).default(''),
      telegram: given(fields.telegram).default(''),
      address: given(fields.address).default(''),
      fallback: fallbackContacts.prefault({}),
    })
    .prefault({}),
  seller: z
    .strictObject({
      name: given(fields.seller_name).default(''),
      details: given(fields.seller_details).default(''),
    })
    .prefault({}),
  consent: z.enum(consentForms).default('note'),
  orders: z
    .strictObject({
      guest_pieces: writtenWhole('pieces', given(fields.guest_pieces)).default(20),
      guest_total: writtenWhole('money', given(fields.guest_total)).default(1_000_000),
      unpaid_days: writtenWhole('days', given(fields.unpaid_days)).default(0),
      low_stock: writtenWhole('pieces', given(fields.low_stock)).default(0),
    })
    .prefault({}),
  home: z
    .strictObject({
      categories: z.array(z.string()).max(50).default([]),
      new_arrivals: z.array(z.string()).max(50).default([]),
    })
    .prefault({}),
});
export type ShopFile = z.output<typeof shopFile>;
