import { spawn } from 'node:child_process';

const GUARD = `
process.stdin.on('end', () => process.exit()).resume();
setTimeout(() => process.kill(process.ppid, 'SIGKILL'), Number(process.argv[1]));`;

/**
 * Has this process killed after `ms`, unless it has ended by then. An exit waits for the native code that runs in threads of the process, and
 * nothing within the process can end that.
 */
export function endInTime(ms: number): void {
  const guard = spawn(process.execPath, ['-e', GUARD, String(ms)], {
    // The pipe closes with this process.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: {},
  });
  // Without a guard the process ends as it can.
  guard.on('error', () => undefined);
  guard.unref();
}
