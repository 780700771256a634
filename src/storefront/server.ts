import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Shop } from '#contracts/shop.ts';
import { type OnPageFailure, pageFailureContext } from './page-failure.ts';
import { onHtmlContext } from './rendered-html.ts';
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

/** One rendered page. `body`: HTML, or the data of a page for client navigation. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders one page of the storefront. A page that fails resolves to a 500 response, so the promise does not reject. */
export async function renderPage({
  request,
  shop,
  scriptMarker,
  onFailure,
}: PageRequest): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(scriptMarkerContext, scriptMarker);
  context.set(pageFailureContext, onFailure);
  let html: string | undefined;
  context.set(onHtmlContext, (rendered) => {
    html = rendered;
  });
  const answer = await handle(request, context);
  return { status: answer.status, headers: answer.headers, body: html ?? (await answer.text()) };
}
