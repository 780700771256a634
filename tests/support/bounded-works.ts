import { pbkdf2 } from 'node:crypto';

export const double = (number: number): number => number * 2;

export function complain(message: string): never {
  throw new Error(message);
}

/** JavaScript that does not end. */
export function spin(): void {
  for (;;);
}

/** Native code in a thread that does not end in hours. */
export const hang = (): Promise<never> =>
  new Promise(() => pbkdf2('password', 'salt', 2 ** 31 - 1, 64, 'sha512', () => undefined));

/** Takes memory without end. */
export function hoard(): never {
  const kept: string[][] = [];
  for (;;) kept.push(new Array(1000).fill(`${kept.length}`));
}

export const secrets = (): string[] =>
  Object.keys(process.env).filter((name) => /URL|SECRET|TOKEN|KEY/.test(name));
