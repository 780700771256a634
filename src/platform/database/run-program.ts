import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startMessages } from '#messages/console.ts';
import type { EmbeddedFiles } from './embedded-files.ts';

/** Runs a PostgreSQL program as the owner of the cluster. */
export function runProgram(
  files: EmbeddedFiles,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    // The server inherits the streams of pg_ctl: a pipe would never close.
    const piped = program === 'initdb' ? 'pipe' : 'ignore';
    const child = spawn(join(files.bin, program), args, {
      ...processOptions(files),
      stdio: ['ignore', piped, piped],
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const DONE = 'statement done';

/**
 * Runs one statement (one line) in PostgreSQL's single-user mode: nothing listens on a port. PostgreSQL locks the data folder, so no server
 * starts in it before `meanwhile` has returned.
 */
export function runAlone(
  files: EmbeddedFiles,
  cluster: string,
  statement: string,
  meanwhile: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    let isDone = false;
    const args = ['--single', '-D', cluster, '-c', 'exit_on_error=true', 'postgres'];
    const child = spawn(join(files.bin, 'postgres'), args, processOptions(files));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (isDone || !output.includes(`= "${DONE}"`)) return;
      isDone = true;
      try {
        meanwhile();
      } catch (error) {
        reject(error);
      }
      child.stdin.end();
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    // A program that has ended reads no input; its exit code and output say why.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${statement}\nSELECT '${DONE}'\n`);
    child.once('close', (code) =>
      code === 0 && isDone ? resolve() : reject(new Error(startMessages.databaseFailed(output))),
    );
  });
}

const processOptions = (files: EmbeddedFiles) => ({
  ...files.owner,
  cwd: files.root,
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  detached: true,
});
