import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
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
    },
    transform: jsonSchemaTransform,
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
