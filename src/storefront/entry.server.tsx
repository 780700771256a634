import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ShopError } from '#contracts/shop.ts';
import { pageFailureContext } from './page-failure.ts';

/** What made a page fail, except what the shop has told of itself. An address that is nobody's is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isTold = error instanceof ShopError && error.status >= 500;
  const isNoFailure = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isTold && !isNoFailure) tell(context, error);
};

const tell = (context: Readonly<RouterContextProvider>, error: unknown): void =>
  context.get(pageFailureContext)(error instanceof Error ? error : new Error(String(error)));

/** Renders the whole page before the first byte leaves: its status is then true and its inline scripts can be hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await renderWhole(
    <ServerRouter context={routerContext} url={request.url} />,
    (error) => tell(context, error),
  );
  return new Response(scriptsLast(html), { status, headers });
}

/** A page is whole without its scripts: what it looks by comes through a slow network before what it moves by. */
const scriptsLast = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Rejects where the page itself cannot be rendered; of a part of it that the browser has to render `onPartFailure` is told. */
function renderWhole(
  page: React.ReactNode,
  onPartFailure: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe } = renderToPipeableStream(page, {
      // A big lazy part would otherwise come below the page, for a script to move to its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        hasShell = true;
      },
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        if (hasShell) onPartFailure(error);
      },
    });
  });
}
