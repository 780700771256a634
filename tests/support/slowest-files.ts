import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Prints the slowest test files with their number of tests. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        path: module.relativeModuleId,
        seconds: secondsOf(module),
        tests: [...module.children.allTests()].length,
      }))
      .sort((a, b) => b.seconds - a.seconds);
    if (files.length < SHOWN) return;
    console.log(`\nThe ${SHOWN} slowest files of ${files.length}:`);
    for (const { path, seconds, tests } of files.slice(0, SHOWN)) {
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${path} (${tests})`);
    }
  }
}

/** Duration of imports, hooks and tests. */
function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + prepareDuration) / 1000;
}
