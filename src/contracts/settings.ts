import { z } from 'zod';
import { isEmail, isShopPhone } from './customer.ts';
import { oneLineText, storableText, whereGiven, wholeNumber } from './validation.ts';

export const consentForms = ['note', 'checkbox'] as const;

const isChannel = (text: string): boolean => URL.parse(text)?.protocol === 'https:';

const someCategories = z.array(z.int()).max(50);

/** The settings that the owner can change. An absent field stays; an empty text removes the contact from the pages. */
export const settingsChange = z
  .object({
    telegram: oneLineText(200).refine(...whereGiven(isChannel, 'channel')),
    phone: oneLineText(40).refine(...whereGiven(isShopPhone, 'phone')),
    email: oneLineText(254).refine(...whereGiven(isEmail, 'email')),
    address: oneLineText(500),
    seller_name: oneLineText(200),
    seller_details: storableText(1000).trim(),
    consent: z.enum(consentForms),
    home_category_ids: someCategories,
    new_arrival_category_ids: someCategories,
    guest_pieces: wholeNumber(0, 1_000_000),
    guest_total: wholeNumber(0, 1_000_000_000),
    unpaid_days: wholeNumber(0, 365),
    low_stock: wholeNumber(0, 1_000_000),
  })
  .partial()
  .strict();
export type SettingsChange = z.infer<typeof settingsChange>;
