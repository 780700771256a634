import { parseArgs } from 'node:util';
import { categoriesMessages as messages } from '#messages/commands/categories-command.ts';
import { gapMessages } from '#messages/commands/check-shop.ts';
import { type CategoryChange, changeCategory } from '#modules/catalog/categories/change.ts';
import { deleteCategory } from '#modules/catalog/categories/delete.ts';
import { listOwnedCategories, type OwnedCategory } from '#modules/catalog/categories/list.ts';
import { findDeadLinks } from '#modules/content/links/dead-links.ts';
import type { Database } from '#platform/database/database.ts';
import { audited, fieldsChanged } from './audited.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';

const options = {
  name: { type: 'string' },
  under: { type: 'string' },
  top: { type: 'boolean' },
  before: { type: 'string' },
  after: { type: 'string' },
  hide: { type: 'boolean' },
  show: { type: 'boolean' },
  delete: { type: 'boolean' },
  to: { type: 'string' },
} as const;

interface CategoriesArguments {
  /** Undefined: the categories are only shown. */
  readonly category: string | undefined;
  readonly change: CategoryChange;
  readonly isDeletion: boolean;
  readonly to: string | undefined;
}

export const categoriesCommand: Command<CategoriesArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: showOrChange,
};

function readArguments(args: string[]): CategoriesArguments | undefined {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch {
    return undefined;
  }
  const { values, positionals } = parsed;
  const [category, ...others] = positionals;
  const { name, under, top, before, after, hide, show, delete: isDeletion = false, to } = values;
  const isContrary =
    (under !== undefined && top) || (before !== undefined && after !== undefined) || (hide && show);
  const change: CategoryChange = {
    name,
    under: top ? null : under,
    beside: besideOf(before, after),
    hidden: hide || show ? hide === true : undefined,
  };
  const isChange = Object.values(change).some((value) => value !== undefined);
  const isAsked = category === undefined ? !isChange && !isDeletion : isChange !== isDeletion;
  if (others.length > 0 || isContrary || !isAsked || (to !== undefined && !isDeletion)) {
    return undefined;
  }
  return { category, change, isDeletion, to };
}

const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options });

function besideOf(before: string | undefined, after: string | undefined): CategoryChange['beside'] {
  if (before !== undefined) return { other: before, side: 'before' };
  return after === undefined ? undefined : { other: after, side: 'after' };
}

async function showOrChange(
  { category, change, isDeletion, to }: CategoriesArguments,
  { config, say }: CommandContext,
): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  const { db } = connection;
  try {
    if (category !== undefined && isDeletion) {
      const deleted = await audited(
        db,
        (db) => deleteCategory(db, category, to),
        () => ({ action: 'categories.delete', entity: 'category', entityId: category }),
      );
      say(messages.deleted(deleted));
    } else if (category !== undefined) {
      const given = Object.entries(change).flatMap(([name, value]) =>
        value === undefined ? [] : [name],
      );
      const isChanged = await audited(
        db,
        (db) => changeCategory(db, category, change),
        (isChanged) =>
          isChanged
            ? {
                action: 'categories.change',
                entity: 'category',
                entityId: category,
                changes: fieldsChanged(given),
              }
            : undefined,
      );
      say(isChanged ? messages.changed : messages.unchanged);
    }
    for (const line of linesOf(await listOwnedCategories(db))) say(line);
    if (category !== undefined) await sayDeadSlides(db, say);
  } finally {
    await connection.close();
  }
}

/** A slide that leads to a hidden or deleted category is not shown. */
async function sayDeadSlides(db: Database, say: (line: string) => void): Promise<void> {
  const { slides } = await findDeadLinks(db, new Date());
  if (slides.length > 0) say(gapMessages.deadSlides(slides));
}

/** A table: number, name, address, goods, what is to be said of it. */
function linesOf(categories: readonly OwnedCategory[]): string[] {
  if (categories.length === 0) return [messages.none];
  const cells = categories.map((category) => [
    (category.parentId === null ? '' : '  ') + category.name,
    category.slug,
    messages.ownGoods(category.all, category.own),
    stateOf(category),
    category.sources.join(', '),
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const idWidth = Math.max(...categories.map(({ id }) => String(id).length));
  return categories.map(({ id }, index) => {
    const row = (cells[index] ?? []).map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return [String(id).padStart(idWidth), ...row].join('  ').trimEnd();
  });
}

function stateOf({ hidden, isListed, all }: OwnedCategory): string {
  if (hidden) return messages.states.hidden;
  if (isListed) return '';
  return all === 0 ? messages.states.empty : messages.states.below;
}
