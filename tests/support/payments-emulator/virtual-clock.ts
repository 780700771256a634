interface Planned {
  readonly at: number;
  readonly run: () => void | Promise<void>;
}

/** A clock that stands still until it is moved. What was planned for the time that passes happens in its order. */
export function createVirtualClock(begin: Date) {
  let now = begin.getTime();
  const planned: Planned[] = [];
  let moved = Promise.resolve();

  async function move(milliseconds: number): Promise<void> {
    const end = now + milliseconds;
    for (;;) {
      planned.sort((a, b) => a.at - b.at);
      const next = planned[0];
      if (!next || next.at > end) break;
      planned.shift();
      now = next.at;
      await next.run();
    }
    now = end;
  }

  return {
    now: () => new Date(now),
    /** `after` in ms. */
    plan(after: number, run: Planned['run']): void {
      planned.push({ at: now + after, run });
    },
    /** Moves that are asked for at the same time follow each other. */
    pass(milliseconds: number): Promise<void> {
      moved = moved.then(() => move(milliseconds));
      return moved;
    },
  };
}

export type VirtualClock = ReturnType<typeof createVirtualClock>;
