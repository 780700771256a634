import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../errors/unavailable.ts';
import { MINUTE, SECOND } from '../time/duration.ts';
import type { FileStorage } from './file-storage.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Time limit for the response headers. */
const HEADERS_TIMEOUT = 5 * SECOND;
/** Time limit for the response body. */
const BODY_TIMEOUT = MINUTE;

/** Files in a bucket of any S3-compatible server, by path-style URLs (endpoint/bucket/name), which all of them accept. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function ask(method: string, name: string, body: Uint8Array<ArrayBuffer> | null = null) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), HEADERS_TIMEOUT);
    const headers = { 'x-amz-content-sha256': sha256(body ?? '') };
    const send = async () => {
      const signed = await client.sign(`${base}/${name}`, { method, headers, body });
      // Node forgets the signal of a `Request` that was garbage collected, but not one that is given to `fetch`.
      return fetch(signed, { signal: controller.signal });
    };
    try {
      let response = await send();
      if (isBusy(response)) {
        await response.body?.cancel();
        response = await send();
      }
      if (response.ok || response.status === 404) return { response, controller };
      await response.body?.cancel();
      throw new Error(`answered ${response.status}`);
    } catch (error) {
      throw new Unavailable(`S3, ${method} ${name}: ${reasonOf(error)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async write(name, bytes) {
      const { response } = await ask('PUT', name, Uint8Array.from(bytes));
      await response.body?.cancel();
      if (!response.ok) throw new Unavailable(`S3: there is no bucket ${bucket}`);
    },
    async open(name) {
      const { response, controller } = await ask('GET', name);
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const stream = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
      const timer = setTimeout(() => controller.abort(), BODY_TIMEOUT);
      // A stream that is never read must not end the process when its time is over. Readers get the error all the same.
      stream.on('error', () => undefined);
      stream.once('close', () => clearTimeout(timer));
      return { size: Number(response.headers.get('content-length')), stream };
    },
    async remove(names) {
      for (const name of names) {
        const { response } = await ask('DELETE', name);
        await response.body?.cancel();
      }
    },
  };
}

/** S3 asks for another try: `SlowDown`, `InternalError`. */
const isBusy = ({ status }: Response) => status === 429 || status >= 500;

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** The message of `fetch` says only that it failed; its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
