import type { Reporter, TestModule } from 'vitest/node';
import { keepVerified } from '../../scripts/verified-data.ts';

/** Keeps which files of data have passed: they run again when something of them has changed. */
export default class VerifiedData implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const passed = modules.filter(
      (module) => module.project.name === 'data' && module.state() === 'passed',
    );
    if (passed.length > 0) keepVerified(passed.map(({ relativeModuleId }) => relativeModuleId));
  }
}
