import { errorMessages } from '#messages/site/errors.ts';
import type { DomainError } from '#platform/errors/domain-error.ts';

/** Why one of many was refused, for a person. */
export const detailOf = ({ code, details }: DomainError): string =>
  code === 'invalid'
    ? Object.values(details.fields ?? {})
        .flat()
        .join(' ')
    : errorMessages[code];
