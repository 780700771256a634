export { createModelFinder, createModelRule } from './find-models.ts';
export { modelFacts } from './model-facts.ts';
export { placingOf } from './placing.ts';
export { type Drawable, typedDrawable } from './queries.ts';
export { furnitureRoutes } from './routes.ts';
export { isDrawn } from './subjects.ts';
