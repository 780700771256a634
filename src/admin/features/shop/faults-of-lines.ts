import { ApiFailure } from '../../api/call-api.ts';

/** Fields in which each line is a word; the API names a fault by its word. */
const written: readonly string[] = ['synonyms', 'search_pages'];

/** `search_pages.рассрочка` as a fault of the field, with its word. Other failures as they are. */
export function withFaultsOfLines(failure: Error): Error {
  if (!(failure instanceof ApiFailure) || failure.status !== 400) return failure;
  const { code } = failure;
  const fields: Record<string, string[]> = {};
  for (const [path, texts] of Object.entries(failure.fields)) {
    const [field = '', ...word] = path.split('.');
    const isLine = word.length > 0 && written.includes(field);
    const name = isLine ? field : path;
    const said = isLine ? texts.map((text) => `«${word.join('.')}»: ${text}`) : texts;
    fields[name] = [...(fields[name] ?? []), ...said];
  }
  return new ApiFailure(failure.status, { code, detail: failure.message, ...fields });
}
