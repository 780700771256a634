import { askJson } from '../ask-json.ts';
import type { Absent, Refused, Unknown } from '../provider.ts';
import { safeCode } from '../tolerant.ts';
import { outcome } from './answers.ts';
import { refusesKeys, tellsAbsence, tellsNothing } from './reasons.ts';
import { tokenOf } from './token.ts';

/** The keys of a terminal, as its cabinet shows them. */
export interface TbankAccount {
  readonly terminalKey: string;
  readonly password: string;
}

interface Options extends TbankAccount {
  readonly url: string;
  /** How long an answer is waited for, ms. */
  readonly patience: number;
}

type Method = 'Init' | 'GetQr' | 'GetState' | 'CheckOrder' | 'Cancel' | 'SendClosingReceipt';

/** A call that does not lie under `/v2`. */
const elsewhere: Readonly<Partial<Record<Method, string>>> = {
  SendClosingReceipt: '/cashbox/SendClosingReceipt',
};

/** Answers what was read of a success, that there is no such thing, why it was refused, or that nothing is known. */
export type AskTbank = (
  method: Method,
  fields: Readonly<Record<string, unknown>>,
) => Promise<{ read: unknown } | Absent | Refused | Unknown>;

/** Asks the API of T-Bank, version 2. Refusals come with status 200, too. */
export function createTbankApi({ url, patience, terminalKey, password }: Options): AskTbank {
  return async (method, fields) => {
    const signed = { ...fields, TerminalKey: terminalKey };
    const body = JSON.stringify({ ...signed, Token: tokenOf(signed, password) });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    const answer = await askJson(`${url}${elsewhere[method] ?? `/v2/${method}`}`, init, patience);
    if (!answer || answer.status >= 500 || answer.status === 429) return { isUnknown: true };
    const { data } = outcome.safeParse(answer.read);
    // The page of a proxy says nothing about a payment.
    if (!data) return { isUnknown: true };
    if (data.Success) return { read: answer.read };
    const code = safeCode(data.ErrorCode);
    if (tellsNothing(code)) return { isUnknown: true };
    if (refusesKeys(code)) return { refused: 'keys refused', code };
    return tellsAbsence(code) ? { isAbsent: true } : { refused: 'by provider', code };
  };
}
