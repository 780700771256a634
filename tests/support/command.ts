import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Command {
  readonly child: ChildProcess;
  output(): string;
  /** Exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
}

/** Runs a command of the shop in a process. */
export function startCommand(
  file: string,
  parameters: readonly string[],
  env: Record<string, string>,
): Command {
  let output = '';
  const child = spawn(process.execPath, [file, ...parameters], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}
