import { join } from 'node:path';
import type { ReadCatalogue } from '#modules/catalog/index.ts';
import { describeError } from '#platform/errors/describe-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { drawingRoutes } from './drawing-routes.ts';
import type { IsModelled } from './find-models.ts';
import { modelRoutes } from './model-routes.ts';
import type { FindPreviewed } from './previewed.ts';
import { createModelStore } from './store.ts';
import { createModelWorkshop } from './workshop.ts';

interface Furniture {
  readonly read: ReadCatalogue;
  readonly isModelled: IsModelled;
  readonly findPreviewed: FindPreviewed;
  /** Keeps what is made. */
  readonly dataFolder: string;
}

/** Drawings and 3D models of the catalogue's goods. Each is made at its first request, in one thread, and kept. */
export function furnitureRoutes(
  app: HttpServer,
  { read, isModelled, findPreviewed, dataFolder }: Furniture,
): void {
  const workshop = createModelWorkshop();
  const store = createModelStore({
    folder: join(dataFolder, 'models'),
    make: workshop.make,
    onError: (error) => app.log.warn(describeError(error), 'a model or drawing was not kept'),
  });
  app.addHook('onClose', () => workshop.close());
  app.register(async (scope) => drawingRoutes(scope, { read, store, isModelled, findPreviewed }));
  app.register(async (scope) => modelRoutes(scope, read, { store, findPreviewed }));
}
