/** A call of a mounted page. */
export class MountedRequest {
  private readonly address: string;
  private readonly init: RequestInit;

  constructor(address: string, init: RequestInit) {
    this.address = address;
    this.init = init;
  }
  url = () => this.address;
  at = (address: string) => new MountedRequest(address, this.init);
  method = () => this.init.method ?? 'GET';
  headers = () => Object.fromEntries(new Headers(this.init.headers));
  postData = (): string | null => (typeof this.init.body === 'string' ? this.init.body : null);
  postDataJSON = () => JSON.parse(this.postData() ?? 'null');
  /** The body as it is sent, a file too. */
  payload = async (): Promise<Buffer | undefined> =>
    this.init.body == null
      ? undefined
      : Buffer.from(await new Response(this.init.body).arrayBuffer());
}

export interface Fulfilment {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string | undefined;
  readonly contentType?: string;
}

export type Handler = (route: MountedRoute) => unknown;

/** A call that waits for its answer: made up, refused, or that of the shop. */
export class MountedRoute {
  private readonly asked: MountedRequest;
  private readonly ask: (request: MountedRequest) => Promise<Response>;
  private readonly given = Promise.withResolvers<Response>();

  constructor(asked: MountedRequest, ask: (request: MountedRequest) => Promise<Response>) {
    this.asked = asked;
    this.ask = ask;
  }
  get answer(): Promise<Response> {
    return this.given.promise;
  }
  request(): MountedRequest {
    return this.asked;
  }
  async fulfill({
    status = 200,
    json,
    body,
    contentType = 'application/json',
  }: Fulfilment = {}): Promise<void> {
    const text = json === undefined ? (body ?? '') : JSON.stringify(json);
    this.given.resolve(
      new Response(status === 204 ? null : text, {
        status,
        headers: { 'content-type': contentType },
      }),
    );
  }
  async abort(): Promise<void> {
    this.given.reject(new TypeError('Failed to fetch'));
  }
  /** Asks the shop, at another address where it is given. */
  async continue({ url }: { readonly url?: string } = {}): Promise<void> {
    this.given.resolve(this.ask(url ? this.asked.at(url) : this.asked));
  }
}

/** Patterns of addresses as Playwright reads them. */
export function matches(pattern: string | RegExp, url: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(url);
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${source}$`).test(url);
}
