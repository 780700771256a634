import { readConfig } from '#platform/config/config.ts';
import { type Command, executeCommand } from '../../src/commands/run-command.ts';

export interface ExecutedCommand {
  readonly code: number;
  /** What it printed, a line each. */
  readonly said: string[];
  /** What it printed of what went wrong. */
  readonly complaints: string[];
}

/** Runs a command of the shop in this process, with these settings. `typed`: what is sent into it. */
export async function executeInProcess<Arguments>(
  command: Command<Arguments>,
  parameters: string[],
  env: Record<string, string>,
  signal = new AbortController().signal,
  typed = '',
): Promise<ExecutedCommand> {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await executeCommand(command, {
    parameters,
    readConfig: () => readConfig({ NODE_ENV: 'test', ...env }),
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
    readLine: async () => typed,
    signal,
  });
  return { code, said, complaints };
}
