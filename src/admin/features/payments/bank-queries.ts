import { useQuery } from '@tanstack/react-query';
import type { BankDetails } from '#contracts/admin/payments/bank-details.ts';
import { call } from '../../api/call-api.ts';
import { bankDetailsCalls } from '../../api/endpoints/payments.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['bank-details'];

export const useBankDetails = () =>
  useQuery({ queryKey: key, queryFn: () => call(bankDetailsCalls.get) });

export const useSaveBankDetails = (onDone: () => void) =>
  useChange((body: BankDetails) => call(bankDetailsCalls.save, { body }), {
    answers: key,
    asksCode: true,
    onDone,
  });
