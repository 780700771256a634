import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { consentForms, type SiteSettings } from '#contracts/settings.ts';

/** One row, inserted by the migration. */
export const siteSettingsTable = pgTable('site_settings', {
  id: integer().primaryKey().default(1),
  telegram: text().notNull().default(''),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  address: text().notNull().default(''),
  sellerName: text('seller_name').notNull().default(''),
  sellerDetails: text('seller_details').notNull().default(''),
  consent: text({ enum: consentForms }).notNull().default('note'),
  homeCategoryIds: integer('home_category_ids').array().notNull(),
  newArrivalCategoryIds: integer('new_arrival_category_ids').array().notNull(),
  guestPieces: integer('guest_pieces').notNull().default(20),
  guestTotalKopecks: bigint('guest_total_kopecks', { mode: 'number' })
    .notNull()
    .default(100_000_000),
  unpaidDays: integer('unpaid_days').notNull().default(0),
  slidePhotos: jsonb('slide_photos').$type<SiteSettings['slide_photos']>().notNull().default([]),
});
