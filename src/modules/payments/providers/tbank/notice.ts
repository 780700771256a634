import type { Notice } from '../provider.ts';
import { withoutCard } from '../tolerant.ts';
import * as answers from './answers.ts';
import type { TbankAccount } from './api.ts';
import { noticedReceipt } from './receipts.ts';
import { hasToken } from './token.ts';

const LARGEST_NOTICE = 64 * 1024;
const UNREADABLE: Notice = { verdict: 'unreadable', key: null, reference: null, kept: '' };

/** The signature is that of the body as it came: what belongs to a card is signed, and dropped afterwards. */
export function readNotice(body: string, { terminalKey, password }: TbankAccount): Notice {
  if (body.length > LARGEST_NOTICE) return UNREADABLE;
  try {
    const signed = JSON.parse(body, asWritten);
    const {
      TerminalKey: terminal,
      OrderId: key,
      PaymentId: reference,
    } = answers.notice.parse(signed);
    const isSigned = hasToken(signed, password);
    const ofUs = isSigned ? 'signed' : 'wrong signature';
    const receipt = isSigned && terminal === terminalKey ? noticedReceipt(signed) : undefined;
    return {
      verdict: terminal === terminalKey ? ofUs : 'another account',
      key,
      reference,
      kept: JSON.stringify(withoutCard(JSON.parse(body))),
      ...(receipt && { receipt }),
    };
  } catch {
    return UNREADABLE;
  }
}

/** Numbers as they are written: a signature is made of their digits, and a long id has more than a number holds. */
const asWritten = (_name: string, value: unknown, context?: { readonly source?: string }) =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value;
