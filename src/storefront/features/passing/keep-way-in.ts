import { accountCalls } from '#contracts/calls/account.ts';
import type { WayIn } from '#contracts/way-in.ts';
import { fieldsOf } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { loadViewer } from '../../viewer.ts';
import { parseWayIn, readWayIn } from './parse-way-in.ts';
import { wayInText } from './way-in-store.ts';

/** Where measures are kept now. */
export type KeptWhere = 'browser' | 'account';

const keepHere = (way: WayIn | null): void => wayInText.set(way && JSON.stringify(way));

/** For a customer: takes what the account has, or gives it what this browser has. Rejects with ShopError. */
export async function adoptWayIn(): Promise<{ where: KeptWhere; taken: WayIn | null }> {
  if ((await loadViewer()).state !== 'customer') return { where: 'browser', taken: null };
  const theirs = readWayIn(fieldsOf((await callApi(accountCalls.getWayIn)).data).way_in);
  const own = parseWayIn(wayInText.get());
  if (theirs) keepHere(theirs);
  else if (own) await callApi(accountCalls.saveWayIn, { way_in: own });
  return { where: 'account', taken: theirs };
}

/** Keeps measures in this browser, and in the account of a customer; null removes them. Rejects with ShopError when only the browser has them. */
export async function keepWayIn(way: WayIn | null): Promise<KeptWhere> {
  keepHere(way);
  if ((await loadViewer()).state !== 'customer') return 'browser';
  await callApi(accountCalls.saveWayIn, { way_in: way });
  return 'account';
}
