import { vi } from 'vitest';
import type { TestApp } from './build-test-app.ts';

/** One line of the log of a request. */
export interface LoggedLine {
  readonly level: string;
  readonly about: unknown;
  readonly message: string | undefined;
}

/** Records what the requests of an app log, until the end of the test. Nothing is printed. The app needs a LOG_LEVEL other than `silent`. */
export function recordLog({ log }: TestApp['app']): LoggedLine[] {
  const lines: LoggedLine[] = [];
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'].map((level) => [
    level,
    (about: unknown, message?: string) => lines.push({ level, about, message }),
  ]);
  vi.spyOn(log, 'child').mockReturnValue({ ...log, ...Object.fromEntries(levels) });
  return lines;
}
