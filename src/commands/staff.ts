import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Role, roles } from '#contracts/admin/staff/permissions.ts';
import { staffCommandMessages as messages } from '#messages/commands/staff-command.ts';
import { inviteMember, makeFirstLink } from '#modules/staff/invitations.ts';
import { findMember, resetFactors, selectMembers } from '#modules/staff/members.ts';
import { readRoles } from '#modules/staff/roles.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

/** What is done: someone is invited, a lost second factor is taken away, or the members are listed. */
export type StaffArguments =
  | { readonly invite: string; readonly role: Role }
  | { readonly resetFactors: string }
  | { readonly list: true };

export const staffCommand: Command<StaffArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: manageStaff,
};

const options = {
  invite: { type: 'string' },
  role: { type: 'string' },
  'reset-factors': { type: 'string' },
} as const;

function readArguments(args: string[]): StaffArguments | undefined {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args, options }));
  } catch {
    return undefined;
  }
  const { invite, role, 'reset-factors': lost } = values;
  if (invite === undefined && role === undefined) {
    return lost === undefined ? { list: true } : { resetFactors: lost };
  }
  if (invite === undefined || lost !== undefined) return undefined;
  if (!z.email().safeParse(invite).success) throw new Error(messages.wrongEmail(invite));
  const known = roles.find((one) => one === (role ?? 'manager'));
  if (!known) throw new Error(messages.wrongRole(role ?? '', roles));
  return { invite, role: known };
}

/** Invitations are printed as links and not sent, so that the command works without a mail server. */
async function manageStaff(given: StaffArguments, { config, say }: CommandContext): Promise<void> {
  const database = await openDatabaseBeside(config, say);
  const { db, url } = database;
  const context = { db, clock: systemClock, actor: terminalActor() };
  const office = config.ADMIN_URL ?? config.PUBLIC_URL;
  try {
    if ('invite' in given) {
      const { secret } = await inviteMember(context, { email: given.invite, role: given.role });
      say(messages.invited(given.invite, given.role));
      say(`${office}/admin/join#key=${secret}`);
    } else if ('resetFactors' in given) {
      say(messages.factorsReset(await takeFactors({ ...context, url }, given.resetFactors)));
    } else {
      const members = await selectMembers(db);
      const roleOf = await readRoles(db);
      for (const member of members) say(messages.member(member, roleOf(member).name));
      const key = await makeFirstLink(context);
      if (key) say(messages.nobody(`${office}/admin/first#key=${key}`));
    }
  } finally {
    await database.close();
  }
}

type ResetContext = Omit<Parameters<typeof resetFactors>[0], 'jobs'> & { readonly url: string };

/** Takes the second factor from the member of an address; a letter tells them. Returns the address as the shop has it. */
async function takeFactors({ url, ...context }: ResetContext, address: string): Promise<string> {
  const { id, email } = await findMember(context.db, address);
  const jobs = createJobs({ url, onError: () => undefined });
  await jobs.start();
  try {
    await resetFactors({ ...context, jobs }, id, { ip: null, device: '' });
  } finally {
    await jobs.stop();
  }
  return email;
}
