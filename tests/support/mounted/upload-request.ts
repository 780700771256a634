import type { Network } from './network.ts';

/** The `XMLHttpRequest` of a mounted page, as far as the office sends files by it. */
export const uploadRequestOf = ({ fetch }: Network) =>
  class UploadRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload: (() => void) | undefined;
    onerror: (() => void) | undefined;
    status = 0;
    response: unknown = null;
    private method = 'GET';
    private url = '';
    private readonly headers: Record<string, string> = {};

    open(method: string, url: string): void {
      Object.assign(this, { method, url });
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    async send(body: Blob): Promise<void> {
      const { method, headers } = this;
      try {
        const answer = await fetch(this.url, { method, headers, body });
        this.upload.onprogress?.({ loaded: body.size, total: body.size });
        this.status = answer.status;
        this.response = await answer.json().catch(() => null);
        this.onload?.();
      } catch {
        this.onerror?.();
      }
    }
  };
