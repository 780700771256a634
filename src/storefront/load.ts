import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { shopClient } from './api/shop-client.ts';
import { logFailure } from './log.ts';
import { shopContext } from './shop-context.ts';

/** What a route reads, written once for the server and the browser. */
export interface LoadArgs<Params> {
  readonly shop: Shop;
  readonly url: URL;
  readonly params: Params;
}

type Load<Params, Data> = (args: LoadArgs<Params>) => Promise<Data>;

/** The route's `loader`: reads the shop in-process. */
export const serverLoader =
  <Params, Data>(load: Load<Params, Data>) =>
  ({ request, params, context }: LoaderFunctionArgs) =>
    answer(load, (context as Readonly<RouterContextProvider>).get(shopContext), request, params);

/** The route's `clientLoader`: reads the public API. */
export const clientLoader =
  <Params, Data>(load: Load<Params, Data>) =>
  ({ request, params }: ClientLoaderFunctionArgs) =>
    answer(load, shopClient, request, params);

/** A shop's 404 becomes the 404 page; any other failure reaches the error page, 503 under its own status. */
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

/** The value of a block of a page, or its failure: the rest of the page stays. */
export type Block<Data> = { ok: true; data: Data } | { ok: false };

/** Keeps a failing block from failing its page; only what `isFatal` picks still does. */
export const block = <Data>(
  promise: Promise<Data>,
  isFatal: (error: unknown) => boolean = () => false,
): Promise<Block<Data>> =>
  promise.then(
    (data) => ({ ok: true, data }) as const,
    (error: unknown) => {
      if (isFatal(error)) throw error;
      logFailure('a block of a page was not loaded', error);
      return { ok: false } as const;
    },
  );
