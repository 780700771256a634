import { personalDataCalls } from '#contracts/calls/personal-data.ts';
import { type ErasureObstacle, erasureObstacles } from '#contracts/erasure-obstacles.ts';
import { ShopError } from '#contracts/shop.ts';
import { callApi } from '../../api/call-api.ts';
import { send } from '../../api/send.ts';

/** What keeps an account from being erased: an order, and why. */
export interface Obstacle {
  readonly kind: ErasureObstacle;
  readonly number: string;
}

/** All that the shop keeps about the customer, as lines that a person can read. Rejects with ShopError, as all calls of this file do. */
export async function exportPersonalData(): Promise<string> {
  const { data } = await callApi(personalDataCalls.export);
  return JSON.stringify(data, null, 2);
}

/** Requests the letter whose key erases the account. */
export const requestErasing = (password: string) =>
  callApi(personalDataCalls.request, { password });

/** Erases the account with the key of that letter. */
export const eraseAccount = (key: string) => send(personalDataCalls.confirm, { key });

/** The orders that a refusal names; none where it was refused for another reason. */
export function obstaclesIn(error: unknown): Obstacle[] {
  if (!(error instanceof ShopError) || error.code !== 'customer_not_erasable') return [];
  const { obstacles } = error.body as { obstacles?: unknown };
  return Array.isArray(obstacles) ? obstacles.filter(isObstacle) : [];
}

const isObstacle = (one: Partial<Obstacle> | null): one is Obstacle =>
  typeof one?.number === 'string' && erasureObstacles.some((kind) => kind === one.kind);
