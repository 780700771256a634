import type { Sealing } from '#platform/security/sealing.ts';
import { noticesPath } from './notices.ts';
import type { ProvidersContext } from './providers.ts';

interface Addresses {
  readonly YOOKASSA_URL: string;
  readonly TBANK_URL: string;
  readonly PUBLIC_URL: string;
}

/** Where providers are asked, and where they send their notices. */
export const placesOf = (
  { YOOKASSA_URL: yookassa, TBANK_URL: tbank, PUBLIC_URL: shop }: Addresses,
  sealing: Sealing,
): Pick<ProvidersContext, 'urls' | 'noticesTo'> => ({
  urls: { yookassa, tbank },
  noticesTo: (name) => `${shop}${noticesPath(sealing, name)}`,
});
