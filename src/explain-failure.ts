import { errorMessages } from '#messages/errors.ts';
import { DomainError } from '#platform/domain-error.ts';

/** What a command says when it fails: a refusal of the domain in its own words, each field by its name. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof DomainError))
    return error instanceof Error ? error.message : String(error);
  const { code, details } = error;
  if (code !== 'invalid') return errorMessages[code];
  return Object.entries(details.fields ?? {})
    .map(([field, problems]) => `${field}: ${problems.join(' ')}`)
    .join('\n');
}
