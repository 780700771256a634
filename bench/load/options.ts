import { parseArgs } from 'node:util';

export interface Options {
  /** Numbers of generated variants, one shop for each. */
  readonly sizes: readonly number[];
  /** Address of a running shop, instead of generated ones. */
  readonly url: string | undefined;
  /** File with the address groups of that shop. */
  readonly list: string | undefined;
  /** Process id of that shop if it runs on this machine. */
  readonly pid: number | undefined;
  /** Duration of each warm load. */
  readonly seconds: number;
  /** Writes the table and the plot into docs/. */
  readonly write: boolean;
  /** Exits with code 1 if a target is missed. */
  readonly check: boolean;
}

/** Throws with a message if an option is invalid. */
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
  if (list && !url) throw new Error('--list needs --url');
  if (pid && !url) throw new Error('--pid needs --url');
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
  throw new Error(`${option} must be from 1 to ${most}, not ${text}`);
}
