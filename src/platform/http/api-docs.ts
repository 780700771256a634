import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { publicApi } from '#contracts/public-api.ts';
import type { HttpServer } from './http-server.ts';

/** OpenAPI 3.1 at /api/schema/ and a page to read it at /api/docs/. Registered before the routes that it describes. */
export async function registerApiDocs(app: HttpServer, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API интернет-магазина мебели',
        version: '1.0.0',
        description:
          'The public API of the furniture shop. Prices are roubles, lengths mm, weights kg.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeOperation,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The shop may be served without TLS, in a local network for example: requests must not be upgraded to HTTPS.
    transformStaticCSP: (policy) =>
      policy
        .replace(/upgrade-insecure-requests;?/, '')
        .replaceAll(/(base-uri|frame-ancestors) 'self'/g, "$1 'none'"),
    theme: { title: 'API интернет-магазина мебели' },
  });
  app.get('/api/schema/', { schema: { hide: true } }, () => app.swagger());
}

const operations = new Map(
  Object.entries(publicApi).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, { method, url }]) => [
      `${method} ${url}`,
      area + name.charAt(0).toUpperCase() + name.slice(1),
    ]),
  ),
);

/** Names an operation as its contract does, and says whose token it needs: an operation that knows 401 needs one, if its contract says nothing else. */
const describeOperation: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  if (schema.hide) return { schema, url };
  const { security, response = {} } = route.schema;
  return {
    url,
    schema: {
      ...schema,
      operationId: operations.get(`${route.route.method} ${url}`),
      security: security ?? (401 in Object(response) ? [{ token: [] }] : []),
    },
  };
};
