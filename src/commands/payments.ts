import { parseArgs } from 'node:util';
import type { ProvidersState } from '#contracts/admin/payments/providers.ts';
import { type ProviderName, providerNames } from '#contracts/payments.ts';
import { paymentsCommandMessages as messages } from '#messages/commands/payments-command.ts';
import { trialText } from '#messages/office/payment-keys.ts';
import { checkKeys } from '#modules/payments/keys/check-keys.ts';
import {
  changeProvider,
  type KeysChange,
  type KeysChanger,
  listProviders,
  removeProvider,
} from '#modules/payments/keys/provider-keys.ts';
import { placesOf } from '#modules/payments/online/places.ts';
import { nameMembers } from '#modules/staff/members.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { keyOf, shopSecret } from '#platform/security/shop-secret.ts';
import { systemClock } from '#platform/time/clock.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

/** What is done with the keys of a provider; without one all are listed. */
export type PaymentsArguments =
  | { readonly list: true }
  | { readonly check: ProviderName }
  | { readonly remove: ProviderName }
  | {
      readonly name: ProviderName;
      readonly change: Omit<KeysChange, 'secret'>;
      readonly readsSecret: boolean;
    };

export const paymentsCommand: Command<PaymentsArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: managePayments,
  explain,
};

const options = {
  provider: { type: 'string' },
  'shop-id': { type: 'string' },
  'terminal-key': { type: 'string' },
  'secret-from-stdin': { type: 'boolean', default: false },
  test: { type: 'boolean', default: false },
  live: { type: 'boolean', default: false },
  on: { type: 'boolean', default: false },
  off: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
} as const;

/** Names under which a secret would be written into the command. */
const SHOWN_SECRET = /^--(?:(?:secret|secret-key|key|password)(?:=|$)|secret-from-stdin=)/;

const showsSecret = (args: readonly string[]): boolean =>
  args.some(
    (one, place) =>
      SHOWN_SECRET.test(one) ||
      (args[place - 1] === '--secret-from-stdin' && !one.startsWith('--')),
  );

function readArguments(args: string[]): PaymentsArguments | undefined {
  if (showsSecret(args)) throw new Error(messages.secretShown);
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch {
    return undefined;
  }
  const { provider, ...rest } = given;
  if (provider === undefined) return args.length === 0 ? { list: true } : undefined;
  const name = providerNames.find((one) => one === provider);
  if (!name) throw new Error(messages.wrongProvider(provider, providerNames));
  if (!rest.check && !rest.remove) return readChange(name, given);
  const isAlone = Object.values(rest).filter(Boolean).length === 1;
  if (!isAlone) return undefined;
  return rest.check ? { check: name } : { remove: name };
}

const parse = (args: string[]) => parseArgs({ args, options }).values;

function readChange(
  name: ProviderName,
  given: ReturnType<typeof parse>,
): PaymentsArguments | undefined {
  const {
    'shop-id': shopId,
    'terminal-key': terminalKey,
    'secret-from-stdin': readsSecret,
  } = given;
  const [account, strange] = name === 'yookassa' ? [shopId, terminalKey] : [terminalKey, shopId];
  const change = {
    account,
    isTest: oneOf(given.test, given.live),
    isOn: oneOf(given.on, given.off),
  };
  const isBoth = (given.test && given.live) || (given.on && given.off);
  const isNone = !readsSecret && Object.values(change).every((value) => value === undefined);
  return strange !== undefined || isBoth || isNone ? undefined : { name, change, readsSecret };
}

/** True or false where one of the two is said. */
const oneOf = (yes: boolean, no: boolean): boolean | undefined => (yes || no ? yes : undefined);

async function managePayments(
  given: PaymentsArguments,
  { config, say, readLine }: CommandContext,
): Promise<void> {
  const secret = 'readsSecret' in given && given.readsSecret ? await ask(say, readLine) : undefined;
  const database = await openDatabaseBeside(config, say);
  const context = contextOf(config, database.db);
  try {
    if ('check' in given) {
      const { check: name } = given;
      const checked = await checkKeys(context, name);
      if (checked.outcome !== 'works') throw new Error(trialText(name, checked));
      say(trialText(name, checked));
    } else if ('remove' in given) {
      tell(await removeProvider(context, given.remove), say);
    } else if ('name' in given) {
      tell(await changeProvider(context, given.name, { ...given.change, secret }), say);
    } else {
      tell(await listProviders(context), say);
    }
  } finally {
    await database.close();
  }
}

async function ask(say: CommandContext['say'], readLine: CommandContext['readLine']) {
  say(messages.typeSecret);
  const secret = (await readLine()).trim();
  if (secret === '') throw new Error(messages.noSecret);
  return secret;
}

/** The sealing has the key of the shop: what is stored here the shop can read. */
function contextOf(config: Config, db: Database): KeysChanger {
  const sealing = createSealing(keyOf(shopSecret(config)), 'payments');
  return {
    db,
    clock: systemClock,
    actor: terminalActor(),
    staffNames: nameMembers,
    sealing,
    ...placesOf(config, sealing),
  };
}

function tell({ providers }: ProvidersState, say: CommandContext['say']): void {
  for (const provider of providers) {
    say(messages.stored(provider));
    if (provider.stored) say(messages.notices(provider.notices_url));
  }
}

/** A refusal says its field in words, so that the names of the API are not needed. */
function explain(error: unknown): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.code === 'not_found') return messages.notStored;
  const words = Object.values(error.details.fields ?? {}).flat();
  return words.length > 0 ? words.join('\n') : undefined;
}
