/** The JSON of another server's answer. Undefined for what is no JSON, such as the page of a proxy, and for more than `most` bytes. */
export async function jsonOfAnswer({ body }: Response, most: number): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > most) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}
