import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { ApiFailure } from '../../api/call-api.ts';

/** Fields whose whole list is one text. */
const LISTS =
  /^(zones\.\d+\.(?:towns|districts|regions|weekdays|around)|calendar\.(?:years|off|worked)|(?:assembly|classes|production)\.\d+\.categories)\..+$/;

/** The region of a town that is written in a list. */
const REGION = /\.(?:towns|districts|around)\b.*\.region$/;

/** A refusal with the faults within a list that is one field told at that field. */
export function withCoarseFaults(failure: Error): Error {
  if (!(failure instanceof ApiFailure && failure.status === 400)) return failure;
  const fields: Record<string, string[]> = {};
  for (const [path, texts] of Object.entries(failure.fields)) {
    const field = LISTS.exec(path)?.[1] ?? path;
    const told = REGION.test(path) ? [words.needsRegion] : texts;
    fields[field] = [...new Set([...(fields[field] ?? []), ...told])];
  }
  return new ApiFailure(failure.status, { ...fields });
}
