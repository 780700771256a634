import { onTestFinished } from 'vitest';
import { type EmulatorOptions, openPaymentsEmulator } from './payments-emulator/emulator.ts';

/** The emulator of both providers; it closes with the test. */
export async function openPayments(options: EmulatorOptions = {}) {
  const emulator = await openPaymentsEmulator(options);
  onTestFinished(() => emulator.close());
  return emulator;
}
