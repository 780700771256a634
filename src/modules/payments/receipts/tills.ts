import type { Providers } from '../online/providers.ts';
import type { TillTraits } from './receipt.ts';

/** The tills of the providers; undefined where none prints. */
export type Tills = Readonly<Record<'yookassa' | 'tbank', TillTraits | undefined>>;

export const openTills = async (providers: Providers): Promise<Tills> => ({
  yookassa: (await providers.of('yookassa'))?.till,
  tbank: (await providers.of('tbank'))?.till,
});
