import type { DraftField } from '../../ui/draft-field.ts';
import type { CheckoutForm } from './checkout-form.ts';

export interface FieldsProps {
  readonly form: CheckoutForm;
  readonly edit: (edited: Partial<CheckoutForm>) => void;
  readonly field: DraftField<CheckoutForm>;
}
