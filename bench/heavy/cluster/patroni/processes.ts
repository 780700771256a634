import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from '../place.ts';

/** A program that runs until it is ended. A failed one is started again. */
export interface Running {
  signal(signal: NodeJS.Signals): void;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Pause before a program that has failed is started again, as by systemd with `Restart=on-failure`. */
const RESTART_DELAY = 1000;

/**
 * Starts a program as the user of the servers and starts it again when it fails. It has a process group of its own: Ctrl-C in the terminal reaches
 * only the bench.
 */
export function startProgram(
  owner: Place['owner'],
  program: string,
  args: readonly string[],
  log: string,
): Running {
  const output = openSync(log, 'a');
  let isEnded = false;
  const start = () => {
    const child = spawn(program, args, {
      ...owner,
      cwd: '/',
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      stdio: ['ignore', output, output],
    });
    const exited = once(child, 'exit');
    exited.then(async () => {
      await pause(RESTART_DELAY);
      if (!isEnded) last = start();
    });
    return { child, exited };
  };
  let last = start();
  return {
    signal: (signal) => void last.child.kill(signal),
    async end(signal) {
      isEnded = true;
      last.child.kill(signal);
      await last.exited;
      closeSync(output);
    },
  };
}

/** Signals the PostgreSQL of a data folder and its children, which a killed parent leaves running for a moment. */
export function signalPostgres(data: string, signal: NodeJS.Signals): void {
  let parent: number;
  try {
    parent = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]);
    if (!readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes(data)) return;
  } catch {
    // It is not running.
    return;
  }
  for (const pid of [parent, ...childrenOf(parent)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
