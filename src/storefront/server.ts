import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Shop } from '#contracts/shop.ts';
import { type OnPageFailure, pageFailureContext } from './page-failure.ts';
import { scriptMarkerContext } from './script-marker.ts';
import { shopContext } from './shop-context.ts';

/** Input of one page render, from the HTTP server. */
export interface PageRequest {
  readonly request: Request;
  readonly shop: Shop;
  /** Nonce of the inline scripts that the storefront itself writes. */
  readonly scriptMarker: string;
  readonly onFailure: OnPageFailure;
}

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders one page of the storefront. A page that fails resolves to a 500 response, so the promise does not reject. */
export function renderPage({
  request,
  shop,
  scriptMarker,
  onFailure,
}: PageRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(scriptMarkerContext, scriptMarker);
  context.set(pageFailureContext, onFailure);
  return handle(request, context);
}
