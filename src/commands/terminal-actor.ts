import { userInfo } from 'node:os';
import type { Actor } from '#modules/audit/index.ts';

/** Who runs a command: the user of the machine. */
export const terminalActor = (): Actor => ({ kind: 'terminal', name: userInfo().username });
