import { matches } from './address-pattern.ts';
import type { GivenFile } from './chosen-files.ts';
import type { MountedRequest, MountedResponse } from './route.ts';

export interface Dialog {
  type(): string;
  message(): string;
  accept(): Promise<void>;
  dismiss(): Promise<void>;
}

/** The question for files, which a press has opened. */
interface FileChooser {
  setFiles(files: GivenFile | readonly GivenFile[]): Promise<void>;
}

/** A file that the page gives away. */
interface Download {
  suggestedFilename(): string;
  content(): Promise<Buffer>;
}

/** What the client wrote to its console. */
interface ConsoleMessage {
  type(): string;
  text(): string;
}

/** What listeners of a page hear, by event, as those of a page of Playwright. */
export interface PageEvents {
  dialog: Dialog;
  request: MountedRequest;
  response: MountedResponse;
  console: ConsoleMessage;
  filechooser: FileChooser;
  download: Download;
}
type Name = keyof PageEvents;
type Listener<Event extends Name> = (given: PageEvents[Event]) => void;

/** A call by its address, or by what it is. */
export type Wanted<Call> = string | RegExp | ((call: Call) => boolean);

/** As for a step of a test: a busy machine is slow, not wrong. */
const PATIENCE = 20_000;

/** The listeners of a page. */
export class Listeners {
  private readonly all: { [Event in Name]: Listener<Event>[] } = {
    dialog: [],
    request: [],
    response: [],
    console: [],
    filechooser: [],
    download: [],
  };

  on<Event extends Name>(name: Event, listener: Listener<Event>): void {
    this.all[name].push(listener);
  }

  tell<Event extends Name>(name: Event, given: PageEvents[Event]): void {
    for (const listener of this.all[name]) listener(given);
  }

  /** The first from now on that is the wanted one. Rejects where none comes. */
  next<Event extends Name>(
    name: Event,
    isWanted: (given: PageEvents[Event]) => boolean,
  ): Promise<PageEvents[Event]> {
    const { promise, resolve, reject } = Promise.withResolvers<PageEvents[Event]>();
    const timer = setTimeout(() => reject(new Error(`No ${name} came`)), PATIENCE);
    this.on(name, (given) => {
      if (!isWanted(given)) return;
      clearTimeout(timer);
      resolve(given);
    });
    return promise;
  }
}

export const isWanted = <Call extends { url(): string }>(
  call: Call,
  wanted: Wanted<Call>,
): boolean => (typeof wanted === 'function' ? wanted(call) : matches(wanted, call.url()));
