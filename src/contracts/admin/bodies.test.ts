import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** What a browser makes of a passkey has more than the shop reads. */
const ofBrowsers = /\/session\/(factor\/)?passkey\/$/;

it('the office refuses a field that it does not know in place of passing over it', async () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((name) => import(`./${name}`)));
  const bodies = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (name.endsWith('Endpoints') ? Object.values(value as object) : []))
    .filter(({ url, schema }) => schema.body && !ofBrowsers.test(url))
    .map(({ method, url, schema }) => [`${method} ${url}`, schema.body as z.ZodType] as const);
  expect(bodies.length).toBeGreaterThan(60);
  const lenient = bodies.filter(([, body]) =>
    partsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).some(
      ({ properties, additionalProperties }) => properties && additionalProperties !== false,
    ),
  );
  expect(lenient.map(([name]) => name)).toEqual([]);
});

type Schema = z.core.JSONSchema.BaseSchema;

/** The body itself, or each of its forms. */
const partsOf = (body: Schema): Schema[] => {
  const forms = [...(body.anyOf ?? []), ...(body.oneOf ?? [])];
  return [body, ...forms.flatMap((form) => partsOf(form as Schema))];
};
