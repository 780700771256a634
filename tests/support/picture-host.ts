import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Answers a request of a picture. */
export type Answer = (response: ServerResponse, path: string, request: IncomingMessage) => void;

/** A host of pictures with a port of its own, whose answer can be changed. Closes with the test. */
export async function openPictureHost(answer: Answer) {
  const asked: string[] = [];
  const host = { asked, answer, address: (path: string) => `${base}${path}`, close };
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    host.answer(response, request.url ?? '', request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  function close(): void {
    server.closeAllConnections();
    server.close();
  }
  onTestFinished(close);
  return host;
}
