import { z } from 'zod';

/**
 * A map of at most `most` entries. They are counted first: of a map with more, none is read, since reading each and saying
 * what is wrong with it would hold the process.
 */
export function boundedRecord<Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  key: Key,
  value: Value,
  most: number,
) {
  const record = z.record(key, value);
  return z
    .custom<z.input<typeof record>>()
    .superRefine((given, context) => {
      if (given instanceof Object && Object.keys(given).length > most) {
        context.addIssue({ code: 'too_big', origin: 'array', maximum: most, input: given });
      }
    })
    .pipe(record);
}
