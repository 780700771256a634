import { z } from 'zod';
import { sourcesMessages as messages } from '#messages/commands/sources-command.ts';
import { priceFields } from '#modules/ownership/price-fields.ts';
import {
  changeSource,
  listSources,
  type Source,
  type SourceChange,
  type SourceTerm,
} from '#modules/ownership/sources.ts';
import { audited, fieldsChanged } from './audited.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';

type Name = keyof typeof messages.names;
const names = Object.keys(messages.names) as Name[];

const listed = (text: string) =>
  text
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');

const MOST_DAYS = 365;

/** «10-20», «15» or «none». */
function termOf(text: string): SourceTerm {
  if (text === 'none') return { productionLeast: null, productionMost: null };
  const [least = 0, most = least] = text.split('-').map(Number);
  return { productionLeast: least, productionMost: most };
}

/** The values of the settings as the terminal has them. */
const readers = {
  masters: z
    .string()
    .transform(listed)
    .pipe(z.array(z.enum(priceFields)))
    .transform((masters): SourceChange => ({ masters })),
  unavailable: z
    .enum(['to_order', 'sold_out'])
    .transform((unavailable): SourceChange => ({ unavailable })),
  withdraw_percent: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().max(100))
    .transform((withdrawPercent): SourceChange => ({ withdrawPercent })),
  production: z
    .string()
    .regex(/^(?:none|\d{1,3}(?:-\d{1,3})?)$/)
    .transform(termOf)
    .refine(({ productionLeast: least, productionMost: most }) => {
      return (least ?? 0) <= (most ?? 0) && (most ?? 0) <= MOST_DAYS;
    }),
  mapping: z.literal('none').transform((): SourceChange => ({ mapping: null })),
};

interface SourcesArguments {
  /** Undefined: the sources are only shown. */
  readonly source: string | undefined;
  readonly isNew: boolean;
  readonly change: SourceChange;
}

export const sourcesCommand: Command<SourcesArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: showOrChange,
};

function readArguments(parameters: readonly string[]): SourcesArguments | undefined {
  const isNew = parameters.includes('--new');
  const [source, ...given] = parameters.filter((parameter) => parameter !== '--new');
  if (source === undefined) return isNew ? undefined : { source, isNew, change: {} };
  if (source.startsWith('--') || source === '' || given.length === 0) return undefined;
  let change: SourceChange = {};
  for (const parameter of given) {
    const [, name = '', value = ''] = /^([a-z_]+)=(.*)$/su.exec(parameter) ?? [];
    if (name === '') return undefined;
    change = { ...change, ...settingOf(name, value) };
  }
  return { source, isNew, change };
}

function settingOf(given: string, value: string): SourceChange {
  const name = names.find((one) => one === given);
  if (!name) throw new Error(messages.unknownSetting(given, names));
  const read = readers[name].safeParse(value);
  if (!read.success) throw new Error(messages.wrongValue(name, messages.allowed[name]));
  return read.data;
}

async function showOrChange(
  { source, isNew, change }: SourcesArguments,
  { config, say }: CommandContext,
): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  const { db } = connection;
  try {
    if (source !== undefined) {
      const known = (await listSources(db)).map((one) => one.source);
      if (!isNew && !known.includes(source)) throw new Error(messages.unknownSource(source, known));
      const changes = fieldsChanged(Object.keys(change));
      await audited(
        db,
        (db) => changeSource(db, source, change),
        () => ({ action: 'sources.change', entity: 'source', entityId: source, changes }),
      );
      say(messages.changed);
    }
    const sources = await listSources(db);
    if (sources.length === 0) say(messages.none);
    for (const line of sources.flatMap(linesOf)) say(line);
  } finally {
    await connection.close();
  }
}

const termText = ({ productionLeast: least, productionMost: most }: SourceTerm): string =>
  most === null ? 'none' : `${least === most ? '' : `${least}-`}${most}`;

function linesOf({ source, onSale, held, ...settings }: Source): string[] {
  const shown: Record<Name, string | number> = {
    masters: settings.masters.join(','),
    unavailable: settings.unavailable,
    withdraw_percent: settings.withdrawPercent,
    production: termText(settings),
    mapping: settings.rules === 0 ? 'none' : settings.rules,
  };
  return [
    messages.source(source, onSale, held),
    ...names.map((name) => `  ${name}=${shown[name]}  # ${messages.names[name]}`),
  ];
}
