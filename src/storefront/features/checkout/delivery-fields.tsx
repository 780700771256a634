import type { ReactNode } from 'react';
import type { DeliveryType, PaymentType } from '#contracts/orders.ts';
import type { PickupPlace } from '#contracts/pickup-places.ts';
import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { deliveryTypeNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import type { FieldsProps } from './fields.ts';
import { PickupFields } from './pickup-fields.tsx';
import { chooseWay } from './ways.ts';

const deliveryTypes: DeliveryType[] = ['new_post', 'pickup'];
const paymentTypes: PaymentType[] = ['full', 'partial'];

interface DeliveryProps extends FieldsProps {
  pickupPlaces: readonly PickupPlace[];
  isDayTold: boolean;
  /** What delivery needs to know beside the address. */
  children?: ReactNode;
}

export function DeliveryFields({ pickupPlaces, isDayTold, children, ...fields }: DeliveryProps) {
  const { form, field, edit } = fields;
  return (
    <fieldset className="checkout__group">
      <legend>{messages.delivery}</legend>
      <div className="checkout__whole">
        <RadioCards
          legend={messages.deliveryType}
          name="deliveryType"
          value={form.deliveryType}
          onChange={(way) => edit(chooseWay(form, way, pickupPlaces))}
          options={deliveryTypes.map((value) => ({ value, label: deliveryTypeNames[value] }))}
        />
      </div>
      <div className="checkout__whole">
        {form.deliveryType === 'new_post' ? (
          <TextField label={messages.department} optional {...field('department')} />
        ) : (
          <PickupFields form={form} edit={edit} places={pickupPlaces} isDayTold={isDayTold} />
        )}
      </div>
      <TextField
        label={messages.address}
        hint={form.deliveryType === 'pickup' ? undefined : messages.addressHint}
        autoComplete="street-address"
        {...field('address')}
      />
      <TextField label={messages.city} autoComplete="address-level2" {...field('city')} />
      {children}
    </fieldset>
  );
}

const loadNote = () => import('./paying-note.tsx');

export function PaymentFields({ form, field, edit }: FieldsProps) {
  const note = useChunk(loadNote, true);
  return (
    <fieldset className="checkout__group">
      <legend>{messages.payment}</legend>
      <div className="checkout__whole">
        <RadioCards
          legend={messages.paymentType}
          name="paymentType"
          value={form.paymentType}
          onChange={(paymentType) => edit({ paymentType })}
          options={paymentTypes.map((value) => ({ value, label: paymentTypeNames[value] }))}
        />
        <p className="soft">{note.state === 'there' && <note.module.PayingNote />}</p>
      </div>
      <div className="checkout__whole">
        <TextField label={messages.comment} optional multiline {...field('comment')} />
      </div>
    </fieldset>
  );
}
