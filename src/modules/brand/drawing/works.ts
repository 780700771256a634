// What draw.ts runs in a process that is ended when it takes too long.
import { LogoRefused } from '../logo/logo-refused.ts';
import { type LogoFile, readLogo } from './read-logo.ts';

export { makeIcons } from './make-icons.ts';

/** Why a logo is refused: errors cross no process whole. */
interface Refusal {
  readonly refused: string;
  readonly line: number | undefined;
}

export const tryLogo = (kind: 'svg' | 'png', bytes: Buffer): Promise<LogoFile | Refusal> =>
  readLogo(kind, bytes).catch((error: unknown) => {
    if (!(error instanceof LogoRefused)) throw error;
    return { refused: error.message, line: error.line };
  });
