import type { ReadCatalogue } from '#modules/catalog/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { drawingRoutes } from './drawing-routes.ts';
import { modelRoutes } from './model-routes.ts';

/** Drawings and 3D models of the catalogue's goods. Built models are cached in `modelFolder`. */
export function furnitureRoutes(app: HttpServer, read: ReadCatalogue, modelFolder: string): void {
  app.register(async (scope) => drawingRoutes(scope, read));
  app.register(async (scope) => modelRoutes(scope, read, modelFolder));
}
