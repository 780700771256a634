import { readFileSync } from 'node:fs';

/** The part of JSON Schema that `docs/openapi.json` uses in requests. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Parameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly schema: Schema;
}

/** One endpoint with one method. */
export interface Operation {
  readonly method: string;
  /** With `{name}` for the parameters of the path. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { 'application/json': { schema: Schema } } };
}

/** All operations of the API's description. */
export function readOperations(): Operation[] {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema,
    })),
  );
}
