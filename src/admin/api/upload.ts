import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure } from './call-api.ts';

/** Sends a file as the body of a request. Throws {@link ApiFailure}. */
export async function upload<Done>(url: string, file: Blob): Promise<Done> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': file.type || 'image/unknown' },
    body: file,
  }).catch(() => {
    throw new ApiFailure(0, { detail: officeMessages.noConnection });
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiFailure(answer.status, body);
  return body;
}
