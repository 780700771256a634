import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#platform/time/duration.ts';
import { type Known, officeActions } from '../../tests/support/office-actions.ts';
import { act, type Call } from '../../tests/support/office-at-work.ts';

/** One ends the session of its member, the other asks for an app with codes, which these members have not. */
const LEFT_OUT = ['DELETE /api/admin/session/', 'POST /api/admin/session/factor/'];

export interface Acted {
  readonly endpoint: string;
  readonly status: number;
  readonly ms: number;
}

/** Members who do one writing action of the office a second, all on the same things, until the signal. */
export async function actInTurn(
  calls: readonly Call[],
  known: Known,
  signal: AbortSignal,
): Promise<Acted[]> {
  const endpoints = Object.keys(officeActions).filter((endpoint) => !LEFT_OUT.includes(endpoint));
  const done: Acted[] = [];
  const work = async (call: Call, number: number) => {
    await pause((number / calls.length) * SECOND);
    for (let place = number; !signal.aborted; place += 1) {
      const endpoint = endpoints[place % endpoints.length] ?? '';
      const action = officeActions[endpoint]?.(known, number) ?? {};
      const started = performance.now();
      const { statusCode: status } = await act(call, endpoint, action);
      const ms = performance.now() - started;
      done.push({ endpoint, status, ms });
      await pause(Math.max(0, SECOND - ms));
    }
  };
  await Promise.all(calls.map(work));
  return done;
}
