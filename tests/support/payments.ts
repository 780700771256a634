import { onTestFinished } from 'vitest';
import { type EmulatorOptions, openPaymentsEmulator } from './payments-emulator/emulator.ts';

interface Ends {
  /** Default: with the test. */
  readonly onEnd?: (end: () => Promise<void>) => void;
}

export type PaymentsEmulator = Awaited<ReturnType<typeof openPaymentsEmulator>>;

/** The emulator of both providers; it closes with the test. */
export async function openPayments({
  onEnd = onTestFinished,
  ...options
}: EmulatorOptions & Ends = {}): Promise<PaymentsEmulator> {
  const emulator = await openPaymentsEmulator(options);
  onEnd(() => emulator.close());
  return emulator;
}
