import { globSync } from 'node:fs';
import { z } from 'zod';
import { type Action, type Known, officeActions } from '#tests/support/office-actions.ts';
import type { Operation, Schema } from './operations.ts';

interface Endpoint {
  readonly method: string;
  readonly url: string;
  readonly config?: { readonly access?: string };
  readonly schema: {
    readonly body?: z.ZodType;
    readonly params?: z.ZodObject;
    readonly querystring?: z.ZodObject;
  };
}

/** An endpoint of the office for a member of a role. */
export interface OfficeOperation extends Operation {
  /** '': a stranger. */
  readonly role: string;
  /** Who may call it. */
  readonly access: string | undefined;
  readonly cookie: string;
  /** A call that is valid, where one is known. */
  readonly sample: Action | undefined;
}

/** Its stream is answered when the shop ends. */
const LEFT_OUT = ['GET /api/admin/events/'];
/** These end a session or take the goods of the demo away: only strangers call them. */
const ENDS = [
  'DELETE /api/admin/session/',
  'DELETE /api/admin/me/sessions/',
  'DELETE /api/admin/demo/',
];

/** All endpoints of the office, each for members of all roles and for a stranger. `cookies`: by role. */
export async function officeOperations(
  cookies: Readonly<Record<string, string>>,
  known: Known,
): Promise<OfficeOperation[]> {
  const folder = new URL('../../../src/contracts/admin/', import.meta.url);
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((name) => import(`${folder}${name}`)));
  const endpoints: Endpoint[] = modules
    .flatMap((module) => Object.entries<object>(module))
    .flatMap(([name, value]) => (name.endsWith('Endpoints') ? Object.values(value) : []));
  return endpoints.flatMap((endpoint) => {
    const { method, url, schema, config } = endpoint;
    const name = `${method} ${url}`;
    if (LEFT_OUT.includes(name)) return [];
    const sample = officeActions[name]?.(known, 1);
    const described = {
      method,
      path: url.replaceAll(/:(\w+)/g, '{$1}'),
      parameters: [
        ...parametersOf('path', schema.params),
        ...parametersOf('query', schema.querystring),
      ],
      body: schema.body && schemaOf(schema.body),
      sample,
      access: config?.access,
    };
    const callers = Object.entries(cookies).filter(([role]) => role === '' || !ENDS.includes(name));
    return callers.map(([role, cookie]) => ({ ...described, role, cookie }));
  });
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

const parametersOf = (place: 'path' | 'query', schema: z.ZodType | undefined) =>
  Object.entries(schema ? (schemaOf(schema).properties ?? {}) : {}).map(([name, one]) => ({
    in: place,
    name,
    schema: one,
  }));
