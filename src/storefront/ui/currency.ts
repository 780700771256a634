import { createContext, useContext } from 'react';
import type { CurrencySign } from '#contracts/currency-signs.ts';

/** The sign that the shop shows after prices. */
export const Currency = createContext<CurrencySign>('₽');

export const useCurrency = (): CurrencySign => useContext(Currency);
