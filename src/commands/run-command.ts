import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { errorMessages } from '#messages/site/errors.ts';
import type { Config } from '#platform/config/config.ts';
import { readShopConfig } from '#platform/config/shop-config.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { printable } from '#platform/text/printable.ts';

/** What the work of a command is given beside its arguments. */
export interface CommandContext {
  readonly config: Config;
  /** Prints a line of the result. */
  readonly say: (line: string) => void;
  /** The first line of what is typed, or sent into the command; empty where nothing is. */
  readonly readLine: () => Promise<string>;
  /** Aborted by Ctrl-C and SIGTERM, of a command that is `interruptible`. */
  readonly signal: AbortSignal;
}

export interface Command<Arguments> {
  readonly usage: string;
  /** Without it SIGINT and SIGTERM end the process at once. */
  readonly interruptible?: boolean;
  /** The arguments of the terminal; undefined where they make no sense, an error where one has a wrong value. */
  read(parameters: string[]): Arguments | undefined;
  run(given: Arguments, context: CommandContext): Promise<void>;
  /** The text of a failure; undefined for the usual one. */
  explain?(error: unknown): string | undefined;
}

/** Where a command runs: the process, or a test. */
export interface CommandHost {
  readonly parameters: string[];
  readonly readConfig: () => Config;
  readonly say: (line: string) => void;
  readonly readLine: () => Promise<string>;
  /** Prints what went wrong. */
  readonly complain: (line: string) => void;
  readonly signal: AbortSignal;
}

export const ExitCode = { done: 0, failed: 1, usage: 2 } as const;
type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Runs a command to its end and answers its exit code. It throws nothing. */
export async function executeCommand<Arguments>(
  command: Command<Arguments>,
  { parameters, readConfig, readLine, signal, ...terminal }: CommandHost,
): Promise<ExitCode> {
  const say = (line: string) => terminal.say(printable(line));
  const complain = (line: string) => terminal.complain(printable(line));
  try {
    const given = command.read(parameters);
    if (given === undefined) {
      complain(command.usage);
      return ExitCode.usage;
    }
    await command.run(given, { config: readConfig(), say, readLine, signal });
    return ExitCode.done;
  } catch (error) {
    complain(command.explain?.(error) ?? explainFailure(error));
    if (process.env.LOG_LEVEL === 'debug') complain(inspect(error));
    return ExitCode.failed;
  }
}

/** Runs a command as this process, with the settings of this folder's shop. */
export async function runCommand<Arguments>(
  command: Command<Arguments>,
  parameters: string[],
): Promise<void> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  if (command.interruptible) process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  process.exitCode = await executeCommand(command, {
    parameters,
    readConfig: readShopConfig,
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
    readLine: readTypedLine,
    signal: interruption.signal,
  });
}

/** A line that is typed is not shown: it may be a secret. */
async function readTypedLine(): Promise<string> {
  const { stdin: input } = process;
  const output = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: input.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

/** A refusal of the domain in its own words, each field by its name; any other error by its message. */
function explainFailure(error: unknown): string {
  if (!(error instanceof DomainError))
    return error instanceof Error ? error.message : String(error);
  const { code, details } = error;
  if (code !== 'invalid') return errorMessages[code];
  return Object.entries(details.fields ?? {})
    .map(([field, problems]) => `${field}: ${problems.join(' ')}`)
    .join('\n');
}
