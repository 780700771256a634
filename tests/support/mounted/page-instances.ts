import { vi } from 'vitest';

/** A module as Vitest keeps it. */
interface Evaluated {
  promise?: Promise<unknown> | undefined;
  exports?: unknown;
  evaluated: boolean;
}

/** The instances of modules that a page works with. Each page has its own. */
export type Instances = ReadonlyMap<Evaluated, Evaluated>;

const modules = (): Iterable<Evaluated> =>
  Reflect.get(globalThis, '__vitest_worker__').evaluatedModules.idToModuleMap.values();

/** The instances that an `import` answers now. */
export const currentInstances = (): Instances =>
  new Map(
    [...modules()].map((one) => {
      const { promise, exports, evaluated } = one;
      return [one, { promise, exports, evaluated }];
    }),
  );

/** Lets an `import` answer these instances, and evaluate all other modules anew. */
export function putInstances(instances: Instances): void {
  vi.resetModules();
  for (const [one, instance] of instances) Object.assign(one, instance);
}
