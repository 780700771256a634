import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FieldErrors } from '#contracts/validation.ts';
import { type ErrorMessageCode, errorMessages } from '#messages/errors.ts';
import { fieldMessages, lineMessage } from '#messages/validation.ts';
import { isTransient } from '../database/failures.ts';
import { describeError } from '../describe-error.ts';
import { DomainError, type DomainErrorCode } from '../domain-error.ts';
import { Unavailable } from '../unavailable.ts';

const domainStatus: Record<DomainErrorCode, number> = {
  categoryNotFound: 404,
  productNotFound: 404,
  modelNotFound: 404,
  pageNotFound: 404,
  cartNotFound: 404,
  cartOrdered: 409,
  totalChanged: 409,
  outOfStock: 409,
  orderNotFound: 404,
  orderNotCancellable: 409,
  wishlistEntryNotFound: 404,
  signInNeeded: 401,
  tokenInvalid: 401,
  linkInvalid: 404,
  tooMany: 429,
  invalid: 400,
};

const fastifyFailures: Record<string, [status: number, message: ErrorMessageCode]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bodyNotJson'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'bodyTooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'mediaType'],
};

/** An answer as a Django REST client expects it: `{detail}`, or `{field: ['…']}`. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number | undefined;
}

/** What a failure of the domain looks like from outside. */
export function domainErrorAnswer(error: DomainError): ErrorAnswer {
  const { code, details } = error;
  const status = domainStatus[code];
  if (code === 'invalid') return { status, body: details.fields ?? {} };
  return {
    status,
    body: { detail: errorMessages[code], ...details.body },
    retryAfter: details.retryAfter,
  };
}

/** One place turns every failure into an answer; the text of an unexpected one stays in the log. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = answerTo(error);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    if (answer.status >= 500) request.log.error(describeError(error), 'request failed');
    return sendError(reply, answer);
  });
}

export const sendError = (reply: FastifyReply, { status, body }: ErrorAnswer) =>
  reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

/** What is asked for is away for a while: the database, somebody's server. */
export const unavailable: ErrorAnswer = {
  status: 503,
  body: { detail: errorMessages.unavailable },
  retryAfter: 5,
};

/** Nobody expected this; what it was is in the log alone. */
export const failed: ErrorAnswer = {
  status: 500,
  body: { detail: errorMessages.serverError },
};

function answerTo(error: FastifyError): ErrorAnswer {
  if (error instanceof DomainError) return domainErrorAnswer(error);
  if (error instanceof Unavailable || isTransient(error)) return unavailable;
  if (hasZodFastifySchemaValidationErrors(error)) return validationAnswer(error);
  const known = fastifyFailures[error.code];
  if (known) return { status: known[0], body: { detail: errorMessages[known[1]] } };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return { status, body: { detail: errorMessages.badRequest } };
  }
  return failed;
}

interface Refusal {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Record<string, unknown> | undefined;
}

/** An address that cannot exist is not found; anything else names its field. */
function validationAnswer(error: {
  validation: readonly Refusal[];
  validationContext?: string | undefined;
}): ErrorAnswer {
  if (error.validationContext === 'params') {
    return { status: 404, body: { detail: errorMessages.notFound } };
  }
  const isQuery = error.validationContext === 'querystring';
  const errors = error.validation.flatMap(isQuery ? parameterErrors : fieldErrors);
  const byField = Map.groupBy(errors, ([field]) => field);
  const fields: FieldErrors = Object.fromEntries(
    [...byField].map(([field, texts]) => [field, [...new Set(texts.map(([, text]) => text))]]),
  );
  return { status: 400, body: fields };
}

type FieldError = [field: string, text: string];

function fieldErrors({ instancePath, message = '' }: Refusal): FieldError[] {
  const [field = '', line, ...rest] = instancePath.split('/').slice(1);
  const text =
    line === undefined ? message : lineMessage(Number(line) + 1, rest.join('.'), message);
  return [[field || 'non_field_errors', text]];
}

/** In an address a parameter that is not known is at fault itself, and a repeated one is no list of lines. */
function parameterErrors(refusal: Refusal): FieldError[] {
  if (refusal.keyword === 'unrecognized_keys') {
    const keys = (refusal.params?.keys ?? []) as string[];
    return keys.map((key) => [key, fieldMessages.unknownParameter]);
  }
  const [field = ''] = refusal.instancePath.split('/').slice(1);
  return [[field || 'non_field_errors', refusal.message ?? '']];
}

/** Whether a request only asks. */
export const isRead = (request: FastifyRequest) =>
  request.method === 'GET' || request.method === 'HEAD';
