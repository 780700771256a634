import { useId, useState } from 'react';
import type { CarrierState } from '#contracts/admin/delivery/carrier.ts';
import { type HandOver, handOvers } from '#contracts/admin/delivery/values.ts';
import { handOverNames, carrierMessages as words } from '#messages/office/carrier.ts';
import { officeMessages } from '#messages/office/common.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveCarrier, useSaveCarrier } from './carrier-queries.ts';

interface Props {
  readonly state: CarrierState;
  readonly onClose: () => void;
}

/** Keys and sender. The stored keys are not shown: empty fields leave them as they are. */
export function CarrierDialog({ state: { carrier, regions }, onClose }: Props) {
  const save = useSaveCarrier(() => {
    say(words.saved);
    onClose();
  });
  const [handOver, setHandOver] = useState<HandOver>(carrier?.hand_over ?? 'door');
  const stored = { door: '', warehouse: '' };
  if (carrier) stored[carrier.hand_over] = carrier.handed_over_at;
  /** What is typed for one way stays while the other one is chosen. */
  const [places, setPlaces] = useState(stored);
  const list = useId();
  return (
    <Dialog title={words.formTitle} onClose={onClose}>
      <p>{words.keysAbout}</p>
      {carrier?.is_readable && <p>{words.keysStay}</p>}
      <Form
        failure={save.error}
        onSubmit={({ account = '', secret = '', town = '', region = '' }) =>
          save.mutate({
            account,
            secret,
            town,
            region,
            hand_over: handOver,
            handed_over_at: places[handOver].trim(),
          })
        }
      >
        <Field name="account" label={words.accountField} autoComplete="off" autoFocus />
        <PasswordField name="secret" label={words.secretField} autoComplete="off" />
        <Field
          name="town"
          label={words.town}
          defaultValue={carrier?.town ?? ''}
          autoComplete="off"
        />
        <Field
          name="region"
          label={words.region}
          defaultValue={carrier?.region ?? ''}
          list={list}
          autoComplete="off"
        />
        <datalist id={list}>
          {regions.map((region) => (
            <option key={region} value={region} />
          ))}
        </datalist>
        <SelectField
          name="hand_over"
          label={words.handOver}
          value={handOver}
          options={handOvers.map((one) => [one, capitalise(handOverNames[one])] as const)}
          onChange={setHandOver}
        />
        <Field
          name="handed_over_at"
          label={handOver === 'door' ? words.addressField : words.pointField}
          hint={handOver === 'door' ? words.addressHint : words.pointHint}
          maxLength={250}
          value={places[handOver]}
          onChange={(place) => setPlaces((before) => ({ ...before, [handOver]: place }))}
          autoComplete="off"
        />
        <p className="page__about">{words.placeAbout}</p>
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

export function RemoveDialog({ onClose }: Pick<Props, 'onClose'>) {
  const remove = useRemoveCarrier(() => {
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
