import { jsonOfAnswer } from '#platform/network/json-of-answer.ts';
import { SECOND } from '#platform/time/duration.ts';

/** How long a provider is waited for, ms. */
export const PATIENCE = 10 * SECOND;

const LARGEST_ANSWER = 1024 * 1024;

interface Answered {
  readonly status: number;
  /** Undefined for what is no JSON or too long. */
  readonly read: unknown;
}

/**
 * One request over HTTP: within `patience`, without redirects, bounded. Undefined where no answer came. Failures are dropped, since they bear
 * addresses and headers, which hold keys.
 */
export async function askJson(
  address: string,
  init: RequestInit,
  patience: number,
): Promise<Answered | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(address, { ...init, redirect: 'error', signal });
    return { status: answer.status, read: await jsonOfAnswer(answer, LARGEST_ANSWER) };
  } catch {
    return undefined;
  }
}
