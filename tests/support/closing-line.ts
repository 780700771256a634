import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Prints the seed of the run, and its result in one last line without colours, for build servers. */
export default class ClosingLine implements Reporter {
  private seed = 0;

  onInit({ config }: Vitest): void {
    this.seed = config.sequence.seed;
    console.log(`SEED=${this.seed}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1;
    }
    if (count.failed > 0) console.log(`\nSEED=${this.seed} repeats the random values of this run.`);
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
  }
}
