import { parseArgs } from 'node:util';

export interface Options {
  /** Numbers of generated variants, a shop each. */
  readonly sizes: readonly number[];
  /** A shop that is open already, in place of generated ones. */
  readonly url: string | undefined;
  /** A file of the groups of addresses that it has. */
  readonly list: string | undefined;
  /** Its process, where it runs on this machine. */
  readonly pid: number | undefined;
  /** Of each warm load. */
  readonly seconds: number;
  /** Writes the table and the plot into docs/. */
  readonly write: boolean;
  /** Ends with 1 where a target is missed. */
  readonly check: boolean;
}

/** Throws with a sentence where an option makes no sense. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '1000,3000,10000,100000' },
      url: { type: 'string' },
      list: { type: 'string' },
      pid: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const { url, list, pid, write, check } = values;
  if (list && !url) throw new Error('--list names the addresses of the shop at --url');
  if (pid && !url) throw new Error('--pid is the process of the shop at --url');
  return {
    sizes: values.sizes.split(',').map((size) => wholeNumber('--sizes', size, 1_000_000)),
    url: url && new URL(url).origin,
    list,
    write,
    check,
    pid: pid === undefined ? undefined : wholeNumber('--pid', pid, 2 ** 22),
    seconds: wholeNumber('--seconds', values.seconds, 600),
  };
}

export function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`${option} goes from 1 to ${most}, not ${text}`);
}
