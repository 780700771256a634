import { previewMessages } from '#messages/office/preview.ts';
import { ApiFailure } from '../api/call-api.ts';

const names: Readonly<Record<string, string>> = previewMessages.fields;

/** Why what is typed cannot be shown: the refusals of its fields, each with the name of its field where it has none. */
export function previewFault(error: Error): string {
  const fields = error instanceof ApiFailure ? Object.entries(error.fields) : [];
  const faults = fields.map(([field, texts]) => {
    const name = names[field.split('.').at(-1) ?? ''];
    return `${name ? `${name}: ` : ''}${texts.join(' ')}`;
  });
  return faults.join('\n') || error.message;
}
