import type { PageWindow } from './page-window.ts';

interface Timer {
  readonly run: () => void;
  /** Of an interval. */
  readonly every: number | undefined;
  at: number;
  /** The timer of the window, while time passes by itself. */
  native: number | undefined;
}

/** The timers of a page's modules. A test can stop them and let time pass by itself, as by the clock of a page of Playwright. */
export class PageClock {
  private window: PageWindow | undefined;
  private readonly waiting = new Map<number, Timer>();
  private lastId = 0;
  /** Since when time stands still, in ms. */
  private stoppedAt: number | undefined;

  /** What the modules of the page call. */
  readonly timers = {
    setTimeout: (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      this.add(() => run(...given), delay),
    setInterval: (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      this.add(() => run(...given), delay, delay),
    clearTimeout: (id?: number) => this.remove(id),
    clearInterval: (id?: number) => this.remove(id),
  };

  /** Begins with a newly loaded page, without the timers of the one before. */
  enter(window: PageWindow): void {
    this.window = window;
    this.waiting.clear();
  }

  /** As Playwright asks it of a test. Time passes as before. */
  async install(): Promise<void> {}

  /** Lets what is due by then happen, and stops. */
  async pauseAt(time: number): Promise<void> {
    const ahead = time - Date.now();
    this.stoppedAt = this.now();
    for (const timer of this.waiting.values()) this.window?.clearTimeout(timer.native);
    await this.runFor(ahead);
  }

  /** Lets time pass by itself again. */
  async resume(): Promise<void> {
    const ahead = performance.now() - this.now();
    this.stoppedAt = undefined;
    for (const [id, timer] of this.waiting) {
      timer.at += ahead;
      this.arm(id, timer, Math.max(0, timer.at - this.now()));
    }
  }

  /** Lets so many milliseconds pass, while stopped. */
  async runFor(milliseconds: number): Promise<void> {
    const end = this.now() + milliseconds;
    await aMoment();
    for (let next = this.nextBefore(end); next; next = this.nextBefore(end)) {
      const [id, timer] = next;
      this.stoppedAt = Math.max(this.now(), timer.at);
      this.fire(id, timer);
      await aMoment();
    }
    this.stoppedAt = end;
  }

  private now = (): number => this.stoppedAt ?? performance.now();

  private add(run: () => void, delay: number, every?: number): number {
    this.lastId += 1;
    const timer: Timer = { run, every, at: this.now() + delay, native: undefined };
    this.waiting.set(this.lastId, timer);
    this.arm(this.lastId, timer, delay);
    return this.lastId;
  }

  private arm(id: number, timer: Timer, delay: number): void {
    if (this.stoppedAt !== undefined) return;
    timer.native = this.window?.setTimeout(() => this.fire(id, timer), delay);
  }

  private fire(id: number, timer: Timer): void {
    // An interval may be cleared by what it runs.
    if (timer.every === undefined) this.waiting.delete(id);
    timer.run();
    if (timer.every === undefined || !this.waiting.has(id)) return;
    timer.at = this.now() + timer.every;
    this.arm(id, timer, timer.every);
  }

  private remove(id: number | undefined): void {
    if (id === undefined) return;
    this.window?.clearTimeout(this.waiting.get(id)?.native);
    this.waiting.delete(id);
  }

  private nextBefore(end: number): [number, Timer] | undefined {
    return [...this.waiting]
      .filter(([, { at }]) => at <= end)
      .sort(([, one], [, other]) => one.at - other.at)[0];
  }
}

/** What was begun is done, so far as it waits for nothing: promises, and the rendering of React. */
const aMoment = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));
