import type { Random } from '../../generated-shop.ts';
import type { OfficeOperation } from './office-operations.ts';
import { type FuzzRequest, type Manner, requestFor } from './requests.ts';
import { type KnownValues, pick } from './values.ts';

const NOBODY = { kept: '', spent: '' };

/** A request of a member of the staff. What is not known of its values is made by the schemas. */
export function requestOfStaff(
  operation: OfficeOperation,
  manner: Manner,
  { known, random }: { known: KnownValues; random: Random },
): FuzzRequest {
  const { sample, cookie, method } = operation;
  const ofSample: KnownValues = (name) =>
    random() < 0.8 ? (given(sample?.params, name) ?? given(sample?.query, name)) : undefined;
  const request = requestFor(operation, manner, {
    known: (name, random) => ofSample(name, random) ?? known(name, random),
    sample: random() < 0.7 ? sample?.body : undefined,
    access: NOBODY,
    random,
  });
  const { authorization: _, ...headers } = request.headers;
  const isBytes = Buffer.isBuffer(sample?.body);
  return {
    ...request,
    ...(method === 'GET' && { body: undefined }),
    ...(isBytes && { body: bytesOf(sample.body as Buffer, manner, random) }),
    headers: { ...headers, ...(isBytes && sample.headers), cookie },
  };
}

const given = (values: object | undefined, name: string): unknown =>
  values && Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;

function bytesOf(bytes: Buffer, manner: Manner, random: Random): Buffer {
  if (manner === 'valid') return bytes;
  const at = Math.floor(random() * bytes.length);
  return pick(
    [
      bytes.subarray(0, at),
      Buffer.concat([bytes, bytes]),
      Buffer.from(bytes).fill(0, at),
      Buffer.alloc(0),
    ],
    random,
  );
}
