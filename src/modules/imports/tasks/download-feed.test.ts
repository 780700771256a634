import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localhostCertificate } from '#tests/support/localhost-certificate.ts';
import { ImportError } from '../import-error.ts';
import { downloadFeed } from './download-feed.ts';

const trusted = getCACertificates('default');
const asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer(localhostCertificate, (request, response) => {
  asked.push(`${request.headers.authorization ?? ''}${request.url}`);
  answer(request, response);
});
let port: number;

beforeAll(async () => {
  setDefaultCACertificates([...trusted, localhostCertificate.cert]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  server.closeAllConnections();
  server.close();
});

/** Another address of this machine is as private here as any. */
const isNamed = (address: string): boolean => address === '127.0.0.1';
const download = async (address: string, mayConnect = isNamed) =>
  Buffer.concat(await Array.fromAsync(downloadFeed(address, mayConnect))).toString();

const sendTo = (location: string) => {
  answer = ({ url }, response) =>
    url?.startsWith('/feed')
      ? response.writeHead(302, { location }).end()
      : response.end('<yml_catalog/>');
};

it('follows a redirect, and gives the other host no password of the first', async () => {
  sendTo(`https://localhost:${port}/there`);
  const address = `https://vera:tajna@127.0.0.1:${port}/feed`;
  expect(await download(address)).toBe('<yml_catalog/>');
  expect(asked).toEqual([expect.stringMatching(/^Basic .*\/feed$/), '/there']);
});

it.each([
  ['http://127.0.0.1/there', /с https/],
  ['file:///etc/passwd', /с https/],
  ['https://127.0.0.2/there', /внутренней сети/],
  ['https://2130706434/there', /внутренней сети/],
  ['https://[::ffff:127.0.0.2]/there', /внутренней сети/],
  ['https://[64:ff9b::7f00:1]/there', /внутренней сети/],
  ['/feed', /слишком много раз/],
  ['https://[', /записан с ошибкой/],
  ['https://a.example:99999/', /записан с ошибкой/],
])('a redirect to %s ends the import with a sentence', async (location, sentence) => {
  sendTo(location);
  const failure = await download(`https://127.0.0.1:${port}/feed?key=tajna`).catch((e) => e);
  expect(failure).toBeInstanceOf(ImportError);
  expect(failure.message.replaceAll('\u00a0', ' ')).toMatch(sentence);
  expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('tajna');
  expect(asked).not.toContain('/there');
});

it('an address that was public when it was asked about, and is not when it is connected to, is refused', async () => {
  sendTo(`https://localhost:${port}/there`);
  // The name leads to 127.0.0.1, which is allowed once: for the first request.
  let checks = 0;
  const once = (address: string) => isNamed(address) && ++checks === 1;
  await expect(download(`https://127.0.0.1:${port}/feed`, once)).rejects.toThrow(/внутренней/);
  expect(asked).toEqual(['/feed']);
});
