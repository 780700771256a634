export { type Model, type ModelInput, modelOf } from './build.ts';
export { toGlb } from './glb.ts';
export { person } from './person.ts';
