import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Shop } from '#contracts/shop.ts';
import { type OnPageFailure, pageFailureContext } from './page-failure.ts';
import { shopContext } from './shop-context.ts';

/** What the HTTP server gives for one page. */
export interface PageRequest {
  readonly request: Request;
  readonly shop: Shop;
  readonly onFailure: OnPageFailure;
}

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders one page of the storefront, whole. Never rejects for a page that fails: that is a 500 page. */
export function renderPage({ request, shop, onFailure }: PageRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(pageFailureContext, onFailure);
  return handle(request, context);
}
