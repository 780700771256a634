import type { ProviderName, ProviderTrial } from '#contracts/payments.ts';
import { trialText } from '#messages/office/payment-keys.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { checkKeys } from './check-keys.ts';
import { changeProvider, type KeysChanger } from './provider-keys.ts';

/** With these keys no customer could pay. A provider that is silent at this moment is turned on all the same. */
const USELESS: readonly ProviderTrial[] = ['keys_refused', 'account_differs', 'mode_differs'];

/** Turns a provider on, after a trial of its keys, or off. Throws what {@link changeProvider} throws, and `invalid` for keys that do not fit. */
export async function turnProvider(context: KeysChanger, name: ProviderName, isOn: boolean) {
  if (isOn) {
    const trial = await checkKeys(context, name);
    if (USELESS.includes(trial.outcome)) {
      throw invalid('non_field_errors', trialText(name, trial));
    }
  }
  return changeProvider(context, name, { isOn });
}
