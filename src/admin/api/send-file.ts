import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure } from './call-api.ts';

interface Sent {
  readonly method?: 'POST' | 'PUT';
  readonly url: string;
  readonly file: Blob;
  readonly type: string;
}

/** Sends a file as the body of a request and returns the body of the answer. `onProgress`: the share that has been sent, 0 to 1. Throws {@link ApiFailure}. */
export function sendFile(
  { method = 'POST', url, file, type }: Sent,
  onProgress: (share: number) => void,
): Promise<Record<string, unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
  // `fetch` does not tell how much has been sent.
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.setRequestHeader('content-type', type);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(new ApiFailure(0, { detail: officeMessages.noConnection }));
  request.onload = () => {
    const body = (request.response ?? {}) as Record<string, unknown>;
    if (request.status >= 200 && request.status < 300) resolve(body);
    else reject(new ApiFailure(request.status, body));
  };
  request.send(file);
  return promise;
}
