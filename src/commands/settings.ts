import { z } from 'zod';
import { toRoubles } from '#contracts/money.ts';
import { type SettingsChange, settingsChange } from '#contracts/settings.ts';
import { settingsMessages as messages } from '#messages/commands/settings-command.ts';
import { validationMessage } from '#messages/site/validation.ts';
import { type CategoryRow, selectCategories } from '#modules/catalog/categories.ts';
import { changeSiteSettings, getSiteSettings, getStockRules } from '#modules/settings/service.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { audited, fieldsChanged } from './audited.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';

z.config({ customError: validationMessage });

type Name = keyof typeof messages.names;
const names = Object.keys(messages.names) as Name[];

/** Settings that are lists of categories, by what the API calls them. */
const lists: Partial<Record<Name, keyof SettingsChange>> = {
  home_categories: 'home_category_ids',
  new_arrival_categories: 'new_arrival_category_ids',
};

type SettingsArguments = readonly [name: Name, value: string][];

export const settingsCommand: Command<SettingsArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: showOrChange,
};

/** Shows the settings of the shop, or changes those that are given as `name=value`. */
async function showOrChange(
  given: SettingsArguments,
  { config, say }: CommandContext,
): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  const { db } = connection;
  try {
    const categories = await selectCategories(db);
    if (given.length > 0) {
      const change = changeOf(given, categories);
      const changes = fieldsChanged(given.map(([name]) => name));
      await audited(
        db,
        (db) => changeSiteSettings(db, change),
        () => ({ action: 'settings.change', entity: 'settings', entityId: 'shop', changes }),
      );
      say(messages.changed);
    }
    for (const line of await settingsLines(db, categories)) say(line);
  } finally {
    await connection.close();
  }
}

/** The change that is meant; throws `invalid` by the names that the owner has used. */
function changeOf(given: SettingsArguments, categories: readonly CategoryRow[]): SettingsChange {
  const change = given.map(([name, value]) => {
    const list = lists[name];
    return list ? [list, idsOf(name, value, categories)] : [name, value];
  });
  const parsed = settingsChange.safeParse(Object.fromEntries(change));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]]);
  throw new DomainError('invalid', { fields: Object.fromEntries(fields) });
}

const idsOf = (setting: Name, value: string, categories: readonly CategoryRow[]): number[] =>
  value
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '')
    .map((slug) => {
      const category = categories.find((known) => known.slug === slug);
      if (!category) throw invalid(setting, messages.unknownCategory(slug));
      return category.id;
    });

async function settingsLines(db: Database, categories: readonly CategoryRow[]): Promise<string[]> {
  const settings = await getSiteSettings(db);
  const rules = await getStockRules(db);
  const slugsOf = (ids: readonly number[]) =>
    ids
      .map((id) => categories.find((category) => category.id === id)?.slug ?? String(id))
      .join(',');
  const shown: Record<Name, string | number> = {
    ...settings,
    home_categories: slugsOf(settings.home_category_ids),
    new_arrival_categories: slugsOf(settings.new_arrival_category_ids),
    guest_pieces: rules.guestPieces,
    guest_total: toRoubles(rules.guestTotal),
    unpaid_days: rules.unpaidDays,
    low_stock: rules.lowStock,
  };
  return names.map((name) => `${name}=${shown[name]}  # ${messages.names[name]}`);
}

/** `name=value`, as many as there are; nothing where it makes no sense. */
function readArguments(parameters: readonly string[]): SettingsArguments | undefined {
  const given: [Name, string][] = [];
  for (const parameter of parameters) {
    const [, name = '', value = ''] = /^([a-z_]+)=(.*)$/su.exec(parameter) ?? [];
    if (name === '') return undefined;
    const known = names.find((one) => one === name);
    if (!known) throw new Error(messages.unknown(name, names));
    given.push([known, value]);
  }
  return given;
}
