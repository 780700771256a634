import { telemetryCalls } from '#contracts/calls/telemetry.ts';

/** What was told since the page was loaded: a step back tells nothing anew. */
const told = new Set<string>();

/** Tells a search, once for each visit of its page, or without a `visit` that one of its goods was opened. */
export async function tellSearch({
  text,
  visit,
}: {
  readonly text: string;
  readonly visit?: string;
}): Promise<void> {
  const once = `${visit} ${text}`;
  if (told.has(once)) return;
  told.add(once);
  await fetch(telemetryCalls.search.url, {
    method: telemetryCalls.search.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, opened: visit === undefined }),
    // The page may be left in this moment.
    keepalive: true,
  });
}
