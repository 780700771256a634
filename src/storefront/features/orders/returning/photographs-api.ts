import { orderReturnsCalls } from '#contracts/calls/order-returns.ts';
import type { OrderReturns } from '#contracts/order-returns.ts';
import { faultOfFile, photographFaults as faults } from '#messages/orders/return-photographs.ts';
import { fillPath } from '../../../api/fill-path.ts';
import type { Call } from '../../../api/send.ts';
import { logFailure } from '../../../log.ts';
import type { ChosenPhotograph } from './read-photograph.ts';
import { readAnswer } from './returns-api.ts';

/** A photograph takes longer than other calls, ms. */
const TIMEOUT = 60_000;

/** Which of the photographs have not come to the shop, and why. */
export interface UnsentPhotographs {
  readonly chosen: readonly ChosenPhotograph[];
  readonly faults: readonly string[];
}

export interface UnsentOfReturn extends UnsentPhotographs {
  /** Of the return. */
  readonly id: number;
}

const pathOf = (call: Call, token: string, id: number, photograph: string): Call =>
  fillPath(fillPath(fillPath(call, token), id), photograph);

/** Where the shop shows a photograph to the holder of the link. */
export const addressOfPhotograph = (token: string, id: number, photograph: string): string =>
  pathOf(orderReturnsCalls.photograph, token, id, photograph).url;

/** Adds photographs to a return, one after another. Those that are refused stop no other. Never rejects. */
export async function sendPhotographs(
  token: string,
  id: number,
  photographs: readonly ChosenPhotograph[],
): Promise<{ returns: OrderReturns | null; unsent: UnsentPhotographs }> {
  const chosen: ChosenPhotograph[] = [];
  const told: string[] = [];
  let returns: OrderReturns | null = null;
  for (const one of photographs) {
    try {
      const call = pathOf(orderReturnsCalls.addPhotograph, token, id, one.id);
      const answer = await sendFile(call, one.file);
      if ('fault' in answer) {
        chosen.push(one);
        told.push(faultOfFile(one.name, answer.fault));
      } else returns = answer.returns;
    } catch (error) {
      logFailure('a photograph was not sent', error);
      chosen.push(one);
      told.push(faultOfFile(one.name, faults.failed));
    }
  }
  return { returns, unsent: { chosen, faults: told } };
}

/** Apart from the other calls, whose bodies are JSON: the first load of every page would carry it. */
async function sendFile(
  { method, url }: Call,
  file: Blob,
): Promise<{ returns: OrderReturns } | { fault: string }> {
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': file.type },
    body: file,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const data = await response.json();
  if (response.ok) return { returns: readAnswer({ data }) };
  if (response.status >= 500) return { fault: faults.failed };
  return { fault: String(data.detail ?? data.photograph?.[0] ?? faults.failed) };
}
