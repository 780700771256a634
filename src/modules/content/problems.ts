import { type Problem, problemLine } from '#platform/files/file-problems.ts';

/** The folder cannot be taken over. */
export class ContentRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super([...new Set(problems.map(problemLine))].join('\n'));
    this.problems = problems;
  }
}

/** Gathers the problems of all files, so that one run names them all. */
export class ProblemList {
  readonly #problems: Problem[] = [];

  get isEmpty(): boolean {
    return this.#problems.length === 0;
  }

  add(...problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  /** The result of a step; undefined where it throws {@link ContentRefused}. */
  async gather<Result>(step: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ContentRefused)) throw error;
      this.add(...error.problems);
      return undefined;
    }
  }

  /** Throws {@link ContentRefused} where there is a problem. */
  refuse(): void {
    if (!this.isEmpty) throw new ContentRefused(this.#problems);
  }
}
