import { officeMessages } from '#messages/office/common.ts';
import {
  type Answer,
  ApiFailure,
  addressOf,
  type CallableOne,
  type Endpoint,
  fileOf,
} from './call-api.ts';

type Query = Readonly<Record<string, unknown>>;

/** Calls an endpoint whose body is a file. Throws {@link ApiFailure}. */
async function send({ method, url }: Pick<Endpoint, 'method' | 'url'>, query: Query, file: File) {
  const answer = await fetch(addressOf(url, {}, query), {
    method,
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new ApiFailure(0, { detail: officeMessages.noConnection });
  });
  if (answer.ok) return answer;
  throw new ApiFailure(answer.status, await answer.json().catch(() => ({})));
}

/** What an endpoint answers to a table. */
export const callWithTable = async <One extends Endpoint>(
  endpoint: CallableOne<One>,
  query: Query,
  file: File,
): Promise<Answer<One>> => (await send(endpoint, query, file)).json();

/** The same for an endpoint whose answer is a file. */
export const callWithTableForFile = async (
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  query: Query,
  file: File,
): Promise<File> => fileOf(await send(endpoint, query, file));
