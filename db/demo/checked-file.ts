import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

/** The error names the file: a missing one, or a syntax error in it. */
export function readJson(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${nameOf(file)}: ${(error as Error).message}`);
  }
}

/** The data in the shape of the schema; the error names the file and each wrong field. */
export function checked<Output>(schema: z.ZodType<Output>, data: unknown, file: URL): Output {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${placeOf(data, path)}: ${message}`,
  );
  throw new Error([`${nameOf(file)} is refused`, ...faults].join('\n  '));
}

const kinds = new Map([
  ['products', 'product'],
  ['variants', 'variant'],
]);

/** `product divan-pryamoj-nerl, variant velyur, attributes.color.hex`: entries of a list are named by their slug. */
function placeOf(data: unknown, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  const fields: string[] = [];
  let value = data;
  for (const step of path) {
    value = value instanceof Object ? Reflect.get(value, step) : undefined;
    const slug = value instanceof Object ? Reflect.get(value, 'slug') : undefined;
    if (typeof slug === 'string')
      names.push(`${kinds.get(fields.pop() ?? '') ?? 'category'} ${slug}`);
    else fields.push(String(step));
  }
  return [...names, fields.join('.')].join(', ');
}

/** The path within the repository. */
const nameOf = (file: URL) => relative(process.cwd(), fileURLToPath(file));
