export type { Actor } from './actor.ts';
export { changesBetween, recordAction } from './service.ts';
