import type { z } from 'zod';
import type { ErrorCode } from '#contracts/errors.ts';
import { officeMessages } from '#messages/office/common.ts';

/** An endpoint of `contracts/admin`, used as a type: its schemas stay out of the bundle. */
export interface Endpoint {
  readonly method: string;
  readonly url: string;
  readonly schema: {
    readonly body?: z.ZodType;
    readonly params?: z.ZodType;
    readonly querystring?: z.ZodType;
    readonly response: Readonly<Record<number, z.ZodType>>;
  };
}

declare const OF: unique symbol;

/** An endpoint as `calls.ts` of its area describes it, with its shapes as types alone. */
export type Callable<Endpoints> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint
    ? CallableOne<Endpoints[Name]>
    : never;
};

export interface CallableOne<One extends Endpoint> {
  readonly method: string;
  readonly url: string;
  readonly [OF]?: One;
}

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [name in Name]: z.input<Schema> }
  : unknown;

/** What a call of an endpoint gives it. */
export type Call<One extends Endpoint> = Part<'body', One['schema']['body']> &
  Part<'params', One['schema']['params']> &
  Part<'query', One['schema']['querystring']>;

type Given<One extends Endpoint> =
  unknown extends Call<One> ? [given?: undefined] : [given: Call<One>];

/** The body of the answer of success. */
export type Answer<One extends Endpoint> = One['schema']['response'] extends {
  readonly 201: infer Created extends z.ZodType;
}
  ? z.output<Created>
  : One['schema']['response'] extends { readonly 200: infer Found extends z.ZodType }
    ? z.output<Found>
    : null;

type Refusal<Of> =
  Of extends CallableOne<infer One>
    ? One['schema']['response'] extends { readonly 409: infer Refused extends z.ZodType }
      ? z.output<Refused>
      : never
    : never;

/** A refusal of the API, or no answer at all (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** Texts by field, of refused input. */
  readonly fields: Readonly<Record<string, string[]>>;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    const { code, detail: _, ...others } = body;
    super(messageOf(body));
    this.status = status;
    this.body = body;
    this.code = code as ErrorCode | undefined;
    this.fields = withCode(textsOf(others));
  }
}

/** What is wrong with each field; empty for a body that is no refusal of fields. */
const textsOf = (fields: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string[]] =>
        Array.isArray(field[1]) && field[1].every((text) => typeof text === 'string'),
    ),
  );

const textOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.values(textsOf(fields)).flat().join(' ');

/** Where the session has ended, the page waits behind the sign-in: the message is read after it. */
function messageOf({ code, detail, ...fields }: Readonly<Record<string, unknown>>): string {
  if (code === 'sign_in_required') return officeMessages.sessionEnded;
  if (typeof detail !== 'string') return textOf(fields) || officeMessages.failed;
  return code === 'out_of_stock' ? `${detail} ${missingText(fields.lines)}`.trim() : detail;
}

/** The `code` of an answer is that of the refusal, so what is wrong with a field of this name stands among the general texts. */
function withCode({
  non_field_errors: general = [],
  ...fields
}: Record<string, string[]>): Record<string, string[]> {
  const isOfCode = (text: string) => text.startsWith(CODE);
  const code = general.filter(isOfCode).map((text) => text.slice(CODE.length));
  const others = general.filter((text) => !isOfCode(text));
  return {
    ...fields,
    ...(code.length > 0 && { code }),
    ...(others.length > 0 && { non_field_errors: others }),
  };
}

/** The goods that a refusal for want of them names. */
const missingText = (lines: unknown): string =>
  Array.isArray(lines) ? lines.map(officeMessages.missingLine).join(' ') : '';

const CODE = 'code: ';

interface AnyCall {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Calls an endpoint of the office. Throws {@link ApiFailure}. */
export async function call<One extends Endpoint>(
  endpoint: CallableOne<One>,
  ...[given]: Given<One>
): Promise<Answer<One>> {
  const answer = await send(endpoint, given as AnyCall);
  // An answer without a body (204) has nothing to read.
  return (answer.status === 204 ? null : await answer.json()) as Answer<One>;
}

/** What an endpoint says with its refusal because of what another has done (409); undefined for any other failure. */
export const conflictOf = <Of>(failure: unknown): Refusal<Of> | undefined =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.body as Refusal<Of>)
    : undefined;

/** The same for an endpoint whose answer is a file. */
export async function callForFile<One extends Endpoint>(
  endpoint: CallableOne<One>,
  ...[given]: Given<One>
): Promise<File> {
  return fileOf(await send(endpoint, given as AnyCall));
}

/** The file that an answer is, under its name. */
export async function fileOf(answer: Response): Promise<File> {
  const [, name = 'file'] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return new File([await answer.blob()], name);
}

async function send(
  { method, url }: Pick<Endpoint, 'method' | 'url'>,
  { body, params, query }: AnyCall = {},
): Promise<Response> {
  const answer = await fetch(addressOf(url, params, query), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ApiFailure(0, { detail: officeMessages.noConnection });
  });
  if (answer.ok) return answer;
  throw new ApiFailure(answer.status, await answer.json().catch(() => ({})));
}

/** The address of an endpoint with what is asked. */
export function addressOf(
  pattern: string,
  params: AnyCall['params'] = {},
  query: AnyCall['query'] = {},
): string {
  const path = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
