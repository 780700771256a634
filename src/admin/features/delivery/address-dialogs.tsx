import type { AddressServiceState } from '#contracts/admin/delivery/addresses.ts';
import { addressMessages as words } from '#messages/office/addresses.ts';
import { officeMessages } from '#messages/office/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveAddressService, useSaveAddressService } from './address-queries.ts';

interface Props {
  readonly service: AddressServiceState['service'];
  readonly onClose: () => void;
}

/** Below the ten thousand that are free: other programs of the owner may ask by the same key. */
const USUAL_BUDGET = 8000;

/** Key and budget. The stored key is not shown: an empty field keeps it. */
export function AddressDialog({ service, onClose }: Props) {
  const save = useSaveAddressService(() => {
    say(words.saved);
    onClose();
  });
  return (
    <Dialog title={words.formTitle} onClose={onClose}>
      <p>{words.keyAbout}</p>
      {service?.is_readable && <p>{words.keyStays}</p>}
      <Form
        failure={save.error}
        onSubmit={({ key = '', daily_budget = '' }) =>
          save.mutate({ key: key.trim(), daily_budget: numberOf(daily_budget) })
        }
      >
        <PasswordField name="key" label={words.key} autoComplete="off" autoFocus />
        <Field
          name="daily_budget"
          label={words.budget}
          hint={words.budgetHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(service?.daily_budget ?? USUAL_BUDGET)}
        />
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

/** 0, which is refused at its field, for what is no whole number. */
const numberOf = (text: string): number => {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : 0;
};

export function RemoveAddressDialog({ onClose }: Pick<Props, 'onClose'>) {
  const remove = useRemoveAddressService(() => {
    say(words.removed);
    onClose();
  });
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      <p>{words.removeText}</p>
      <Form failure={remove.error} onSubmit={() => remove.mutate()}>
        <DialogActions label={words.remove} isPending={remove.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
