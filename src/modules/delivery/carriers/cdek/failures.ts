import { CarrierSilent } from '../carrier.ts';

/** The company gives no answer, an answer that cannot be read, or one of a fault of its own. */
export class CdekSilent extends CarrierSilent {}

/** The company does not take the keys of the shop. */
export class CdekKeysRefused extends CarrierSilent {}

/** The company refuses what was asked. The message has the codes of its errors alone: their texts may repeat what was sent. */
export class CdekRefused extends Error {
  readonly codes: readonly string[];

  constructor(codes: readonly string[]) {
    super(codes.join(', ') || 'without a code');
    this.codes = codes;
  }
}
