import { errorMessages } from '#messages/errors.ts';
import { DomainError } from '#platform/domain-error.ts';

/** Runs a command with what it read of its arguments, nothing where these make no sense (exit code 2); says why it failed (1). */
export async function runCommand<Wish>(
  read: () => Wish | undefined,
  run: (wish: Wish) => Promise<void>,
  usage: string,
): Promise<void> {
  try {
    const wish = read();
    if (wish !== undefined) return await run(wish);
    console.error(usage);
    process.exitCode = 2;
  } catch (error) {
    console.error(explainFailure(error));
    process.exitCode = 1;
  }
}

/** What a command says when it fails: a refusal of the domain in its own words, each field by its name. */
function explainFailure(error: unknown): string {
  if (!(error instanceof DomainError))
    return error instanceof Error ? error.message : String(error);
  const { code, details } = error;
  if (code !== 'invalid') return errorMessages[code];
  return Object.entries(details.fields ?? {})
    .map(([field, problems]) => `${field}: ${problems.join(' ')}`)
    .join('\n');
}
