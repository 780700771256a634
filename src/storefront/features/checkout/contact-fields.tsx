import { replaceEight, startsWithEight } from '#contracts/customer.ts';
import { checkoutMessages as messages } from '#messages/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
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
      <div className="checkout__field">
        <TextField
          label={messages.tel}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+7"
          {...field('tel')}
        />
        {startsWithEight(form.tel) && (
          <Button look="link" onClick={() => edit({ tel: replaceEight(form.tel) })}>
            {messages.replaceEight}
          </Button>
        )}
      </div>
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
