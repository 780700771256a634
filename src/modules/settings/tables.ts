import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FirstStep } from '#contracts/admin/work/first-steps.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { consentForms } from '#contracts/settings.ts';
import type { ShopIdentity, StoredSlide } from '#contracts/shop-content.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';

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
  lowStock: integer('low_stock').notNull().default(0),
  /** Read by the previous version only: `slides` replaces it. */
  slidePhotos: jsonb('slide_photos').$type<ShownPhoto[]>().notNull().default([]),
  /** Fields that are absent have their defaults. */
  identity: jsonb().$type<Partial<ShopIdentity>>().notNull().default({}),
  slides: jsonb().$type<StoredSlide[]>().notNull().default([]),
});

/** Pages of text. */
export const pagesTable = pgTable('pages', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  lead: text().notNull(),
  body: jsonb().$type<RichText>().notNull(),
  inMenu: boolean('in_menu').notNull(),
  /** The days on which it is shown, in the shop's time zone. */
  shownFrom: date('shown_from'),
  shownUntil: date('shown_until'),
});

/** Former addresses of pages; null: it leads nowhere. */
export const pageRedirects = pgTable('page_redirects', {
  slug: text().primaryKey(),
  page: text(),
});

/** Every version of the settings and of each page, written by triggers. */
export const contentVersions = pgTable('content_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['site_settings', 'pages', 'categories'] }).notNull(),
  name: text().notNull(),
  body: jsonb().$type<Record<string, unknown>>(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  /** `staff:12`, `terminal:ivan`; null where the transaction does not say. */
  changedBy: text('changed_by').default(sql`nullif(current_setting('shop.actor', true), '')`),
});

/** The first steps that the owner has put aside. */
export const leftSteps = pgTable('left_steps', {
  step: text().$type<FirstStep>().primaryKey(),
});

/** Every version of the policy, the consent and the offer. Rows are only added; a trigger refuses everything else. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    body: jsonb().$type<RichText>().notNull(),
    /** In force from this day on, in the shop's time zone. */
    inForce: date('in_force').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

/** Versions that the owner took back before they had agreements. */
export const withdrawnDocuments = pgTable(
  'withdrawn_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    version: integer().notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

/** Addresses without a page, and the pages of the shop to which they lead. */
export const addressRedirects = pgTable(
  'address_redirects',
  {
    address: text().primaryKey(),
    target: text().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    staffId: integer('staff_id'),
    /** What of the address counts; null in a row of the version before, until the shop's next start. */
    sought: text(),
  },
  (table) => [
    index('address_redirects_newest').on(table.changedAt, table.address),
    index('address_redirects_sought').on(table.sought),
  ],
);
