import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ShopError } from '#contracts/shop.ts';
import { pageFailureContext } from './page-failure.ts';
import { onHtmlContext } from './rendered-html.ts';
import { scriptMarkerContext } from './script-marker.ts';
import { scriptsLast } from './scripts-last.ts';
import { ScriptMarker } from './ui/inline-script.tsx';

/** Reports a failed page to the request log. 5xx answers of the shop are logged where they occur, and a 404 is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isLogged = error instanceof ShopError && error.status >= 500;
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isLogged && !isClientError) report(context, error);
};

const report = (context: Readonly<RouterContextProvider>, error: unknown): void =>
  context.get(pageFailureContext)(error instanceof Error ? error : new Error(String(error)));

/** Renders the whole page before the first byte is sent, so that the status is final and the inline scripts can be hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const marker = context.get(scriptMarkerContext);
  const hydrationData = await readHydrationData(routerContext);
  const page = () => (
    <ScriptMarker value={marker}>
      <ServerRouter
        context={withData(routerContext, hydrationData)}
        url={request.url}
        nonce={marker}
      />
    </ScriptMarker>
  );
  const html = await renderWhole(page, marker, (error) => report(context, error));
  context.get(onHtmlContext)(scriptsLast(html));
  return new Response(null, { status, headers });
}

const readHydrationData = async ({ serverHandoffStream }: EntryContext): Promise<string> =>
  serverHandoffStream ? text(serverHandoffStream) : '';

/** Hands the data over as read already: `ServerRouter` would otherwise suspend for each part of their stream. It locks a stream at each rendering. */
function withData(routerContext: EntryContext, value: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return {
    ...routerContext,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  };
}

/** What React writes in place of a part that suspended or failed. Text and attributes cannot contain it. */
const LEFT_OUT = '<!--$!-->';

/** The synchronous renderer takes half the time of the stream, but leaves out lazy parts whose code is not loaded yet and says nothing of a part that failed. */
async function renderWhole(
  page: () => React.ReactNode,
  nonce: string,
  onPartFailure: (error: unknown) => void,
): Promise<string> {
  const html = renderToString(page());
  if (html.includes(LEFT_OUT)) return renderWaiting(page(), nonce, onPartFailure);
  // The stream writes the type of the document itself.
  return `<!DOCTYPE html>${html}`;
}

/** Rejects when the shell cannot be rendered. `onPartFailure` gets the errors of Suspense parts, which the browser then renders. */
function renderWaiting(
  page: React.ReactNode,
  nonce: string,
  onPartFailure: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Keeps large lazy parts inline. React would otherwise stream them after the page and need a script to move them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        for (const failure of failures) onPartFailure(failure);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: (error) => {
        failures.push(error);
      },
    });
  });
}
