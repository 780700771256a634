import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, errorStatuses } from '#contracts/errors.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import { errorMessages } from '#messages/site/errors.ts';
import { lineMessage, serverFieldMessages } from '#messages/site/validation.ts';
import { isTransient } from '../database/failures.ts';
import { describeError } from '../errors/describe-error.ts';
import { DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/unavailable.ts';
import type { DiskWatch } from '../storage/disk-watch.ts';
import type { SecurityLog } from './security-log.ts';

const fastifyFailures: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** An answer as a Django REST client expects it: `{detail}` or `{field: ['…']}`, and a `code` beside it. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number | undefined;
}

type RefusalCode = Exclude<ErrorCode, 'invalid'>;

/** The answer of a code that has a text of its own. */
export const refusal = (code: RefusalCode): ErrorAnswer => ({
  status: errorStatuses[code],
  body: { detail: errorMessages[code], code },
});

/** The answer that names the fields at fault. A field that is itself named `code` is named in the text. */
export function fieldRefusal({ code = [], ...fields }: FieldErrors): ErrorAnswer {
  const general = [...(fields.non_field_errors ?? []), ...code.map((text) => `code: ${text}`)];
  const body = { ...fields, ...(general.length > 0 && { non_field_errors: general }) };
  return { status: errorStatuses.invalid, body: { ...body, code: 'invalid' } };
}

/** The answer of a failure of the domain. */
export function domainErrorAnswer({ code, details }: DomainError): ErrorAnswer {
  if (code === 'invalid') return fieldRefusal(details.fields ?? {});
  const { status, body } = refusal(code);
  return { status, body: { ...body, ...details.body }, retryAfter: details.retryAfter };
}

/** One place turns every failure into an answer; the text of an unexpected one stays in the log. */
export function registerErrorHandling(
  app: FastifyInstance,
  {
    disk,
    security,
  }: { disk: Pick<DiskWatch, 'isWorthLogging'>; security?: SecurityLog | undefined },
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = isCutShort(request) ? refusal('bad_request') : answerTo(error);
    const noted = error instanceof DomainError && error.details.security;
    if (noted) security?.record(request, noted);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    // Too much at once is no failure of the shop.
    if (answer.status >= 500 && error instanceof DomainError) {
      request.log.info({ code: error.code }, 'request refused');
    } else if (answer.status >= 500 && disk.isWorthLogging(error)) {
      request.log.error(describeError(error), 'request failed');
    }
    return sendError(reply, answer);
  });
}

/** The client has left before the end of its request. */
const isCutShort = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

export const sendError = (reply: FastifyReply, { status, body }: ErrorAnswer) =>
  reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

/** The database or another server does not answer for a while. */
export const unavailable: ErrorAnswer = { ...refusal('unavailable'), retryAfter: 5 };

/** An unexpected failure: its text is only in the log. */
export const failed: ErrorAnswer = refusal('server_error');

function answerTo(error: FastifyError): ErrorAnswer {
  if (error instanceof DomainError) return domainErrorAnswer(error);
  if (error instanceof Unavailable || isTransient(error)) return unavailable;
  if (hasZodFastifySchemaValidationErrors(error)) return validationAnswer(error);
  const known = fastifyFailures[error.code];
  if (known) return refusal(known);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? { ...refusal('bad_request'), status } : failed;
}

interface Problem {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Record<string, unknown> | undefined;
}

/** An address that cannot exist is not found; anything else names its field. */
function validationAnswer(error: {
  validation: readonly Problem[];
  validationContext?: string | undefined;
}): ErrorAnswer {
  if (error.validationContext === 'params') return refusal('not_found');
  const isQuery = error.validationContext === 'querystring';
  const problems = error.validation.filter((one) => !isBeyondIntegers(one, error.validation));
  const errors = problems.flatMap(isQuery ? parameterErrors : fieldErrors);
  const byField = Map.groupBy(errors, ([field]) => field);
  return fieldRefusal(
    Object.fromEntries(
      [...byField].map(([field, texts]) => [field, [...new Set(texts.map(([, text]) => text))]]),
    ),
  );
}

/** Whether a number is beyond what a whole number can be, where its field has a bound of its own to tell. */
const isBeyondIntegers = ({ params, instancePath }: Problem, all: readonly Problem[]): boolean =>
  (params?.maximum === Number.MAX_SAFE_INTEGER || params?.minimum === Number.MIN_SAFE_INTEGER) &&
  all.filter((other) => other.instancePath === instancePath).length > 1;

type FieldError = [field: string, text: string];

/** A field within an object is named by its path: `form.title`. */
function fieldErrors({ instancePath, message = '' }: Problem): FieldError[] {
  const path = instancePath.split('/').slice(1);
  const at = path.findIndex((part) => /^\d+$/.test(part));
  const field = (at < 0 ? path : path.slice(0, at)).join('.') || 'non_field_errors';
  const text =
    at < 0 ? message : lineMessage(Number(path[at]) + 1, path.slice(at + 1).join('.'), message);
  return [[field, text]];
}

/** In an address a parameter that is not known is at fault itself, and a repeated one is no list of lines. */
function parameterErrors(problem: Problem): FieldError[] {
  if (problem.keyword === 'unrecognized_keys') {
    const keys = (problem.params?.keys ?? []) as string[];
    return keys.map((key) => [key, serverFieldMessages.unknownParameter]);
  }
  const [field = ''] = problem.instancePath.split('/').slice(1);
  return [[field || 'non_field_errors', problem.message ?? '']];
}

/** Whether a request only asks. */
export const isRead = (request: FastifyRequest) =>
  request.method === 'GET' || request.method === 'HEAD';
