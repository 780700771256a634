import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFinishedShop } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Report {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const PARENT = '4bf92f3577b34da6a3ce929d0e0e4736';
let folder: string;
let collector: Server;
let shop: ShopProcess;
const reports: Report[] = [];

beforeAll(async () => {
  folder = copyFinishedShop('traces');
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') reports.push((await json(request)) as Report);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  shop = await startShopProcess(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  if (shop.child.exitCode === null) await shop.end('SIGTERM');
  collector.closeAllConnections();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

it('sends requests and their statements to a collector, in the trace of the client, without what people send', async () => {
  const asked = await fetch(`${shop.url}/api/products/?search=малиновое%20кресло`, {
    headers: { traceparent: `00-${PARENT}-00f067aa0ba902b7-01` },
  });
  expect(asked.status).toBe(200);
  await fetch(`${shop.url}/registration/account-confirm-email/secret-key-of-a-letter/`);
  for (const path of ['/orders/t/secret-token', '/api/orders/t/secret-token/'])
    await fetch(`${shop.url}${path}`);
  const login = { email: 'traces@example.ru', password: 'Тихая гавань 42' };
  await fetch(`${shop.url}/api/dj-rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  // What is still to be sent is sent at the end.
  await shop.end('SIGTERM');

  const spans = reports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const list = spans.find(({ name }) => name === 'GET /api/products/');
  expect(list?.traceId).toBe(PARENT);
  const statements = spans.filter(
    ({ traceId, attributes }) =>
      traceId === PARENT && attributes.some(({ key }) => key.startsWith('db.')),
  );
  expect(statements.length).toBeGreaterThan(0);
  const said = JSON.stringify(reports);
  expect(said).toContain('"gornitsa"');
  for (const secret of ['малиновое', 'secret-key', 'secret-token', login.email, login.password])
    expect.soft(said).not.toContain(secret);
});

it('a collector that is away fails neither a request nor the end', async () => {
  const without = copyFinishedShop('untraced');
  const untraced = await startShopProcess(without, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  expect((await fetch(`${untraced.url}/api/category/`)).status).toBe(200);
  expect(await untraced.end('SIGTERM'), untraced.output()).toBe(0);
  rmSync(without, { recursive: true, force: true });
});
