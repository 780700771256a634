import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Command {
  readonly child: ChildProcess;
  output(): string;
  /** Exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
}

/** Runs a command of the shop in a process. `typed`: what is sent into it. */
export function startCommand(
  file: string,
  parameters: readonly string[],
  env: Record<string, string>,
  typed = '',
): Command {
  let output = '';
  const child = spawn(process.execPath, [file, ...parameters], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
    stdio: [typed ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  child.stdin?.end(typed);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}
