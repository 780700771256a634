import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldsProps } from './fields.ts';

export function ContactFields({ form, field, edit }: FieldsProps) {
  return (
    <fieldset className="checkout__group">
      <legend>{messages.contacts}</legend>
      <TextField label={messages.firstName} autoComplete="given-name" {...field('firstName')} />
      <div className="checkout__field">
        <TextField
          label={messages.middleName}
          autoComplete="additional-name"
          disabled={form.noMiddleName}
          {...field('middleName')}
        />
        <Checkbox
          label={messages.noMiddleName}
          checked={form.noMiddleName}
          onChange={(event) => edit({ noMiddleName: event.target.checked })}
        />
      </div>
      <TextField label={messages.lastName} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <PhoneField label={messages.tel} {...field('tel')} onEdit={(tel) => edit({ tel })} />
      <TextField label={messages.telegram} optional autoCapitalize="none" {...field('telegram')} />
      <TextField
        label={messages.whatsapp}
        optional
        type="tel"
        inputMode="tel"
        {...field('whatsapp')}
      />
    </fieldset>
  );
}
