import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { connectionIsLost, waitForConnection } from './api/connection.ts';
import { shopClient } from './api/shop-client.ts';
import { logFailure } from './log.ts';
import { shopContext } from './shop-context.ts';

/** Arguments of a route's `load`, which runs both on the server and in the browser. */
export interface LoadArgs<Params> {
  readonly shop: Shop;
  readonly url: URL;
  readonly params: Params;
}

type Load<Params, Data> = (args: LoadArgs<Params>) => Promise<Data>;

/** The route's `loader`: `load` with the in-process shop. */
export const serverLoader =
  <Params, Data>(load: Load<Params, Data>) =>
  ({ request, params, context }: LoaderFunctionArgs) =>
    answer(load, (context as Readonly<RouterContextProvider>).get(shopContext), request, params);

/**
 * The route's `clientLoader`: `load` with the public API. While the connection is lost, the page that is shown stays, and the load is
 * tried again once it returns.
 */
export const clientLoader =
  <Params, Data>(load: Load<Params, Data>) =>
  async ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    for (;;) {
      try {
        return await answer(load, shopClient, request, params);
      } catch (error) {
        if (!isLostConnection(error)) throw error;
        await waitForConnection(request.signal);
      }
    }
  };

/** A call had no answer, and the browser knows why. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof ShopError && error.status === 0 && connectionIsLost();

/** Turns ShopError 404 and 503 into responses with that status (the 404 page, the error page). Any other error becomes a 500 page. */
async function answer<Params, Data>(
  load: Load<Params, Data>,
  shop: Shop,
  request: Request,
  params: unknown,
): Promise<Data> {
  try {
    return await load({ shop, url: new URL(request.url), params: params as Params });
  } catch (error) {
    const status = error instanceof ShopError ? error.status : 500;
    if (status === 404 || status === 503) throw data(null, { status });
    throw error;
  }
}

/** Blocks that come of one call fail with one error, which is logged once. */
const logged = new WeakSet<object>();

/** The data of one block of a page, or its failure. A failed block does not fail the page. */
export type Block<Data> = { ok: true; data: Data } | { ok: false };

/**
 * Catches and logs the error of one block, so that the rest of the page is shown. `isFatal` selects the errors that still fail the page.
 */
export const block = <Data>(
  promise: Promise<Data>,
  isFatal: (error: unknown) => boolean = () => false,
): Promise<Block<Data>> =>
  promise.then(
    (data) => ({ ok: true, data }) as const,
    (error: unknown) => {
      if (isFatal(error) || isLostConnection(error)) throw error;
      if (!logged.has(Object(error))) logFailure('a block of a page was not loaded', error);
      logged.add(Object(error));
      return { ok: false } as const;
    },
  );
