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

/** The answer to a call of a mounted page. */
export class MountedResponse {
  private readonly asked: MountedRequest;
  private readonly response: Response;

  constructor(asked: MountedRequest, response: Response) {
    this.asked = asked;
    this.response = response;
  }
  url = () => this.asked.url();
  request = () => this.asked;
  status = () => this.response.status;
  ok = () => this.response.ok;
  text = () => this.response.clone().text();
  json = () => this.response.clone().json();
}

export interface RouteOptions {
  /** So many calls, then no more. */
  readonly times?: number;
}

export interface Fulfilment {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string | undefined;
  readonly contentType?: string;
  /** An answer of the shop as it is. */
  readonly response?: MountedResponse;
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
    response,
  }: Fulfilment = {}): Promise<void> {
    if (response) {
      const answer = new Response(await response.text(), { status: response.status() });
      return this.given.resolve(answer);
    }
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
  /** The shop's answer, before the page has it. */
  async fetch(): Promise<MountedResponse> {
    return new MountedResponse(this.asked, await this.ask(this.asked));
  }
  /** Asks the shop, at another address where it is given. */
  async continue({ url }: { readonly url?: string } = {}): Promise<void> {
    this.given.resolve(this.ask(url ? this.asked.at(url) : this.asked));
  }
}
