import { useState } from 'react';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import { findMessages as messages } from '#messages/orders/order-find.ts';
import { fieldMessages } from '#messages/site/validation.ts';
import { Button } from '../../ui/button.tsx';
import { checkEach, checks } from '../../ui/form-checks.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { requestOrderLink } from './order-link-api.ts';
import './find-order-form.css';

const checkNumber = (typed: string) =>
  checks.required(typed) ??
  (normaliseOrderNumber(typed) === null ? fieldMessages.orderNumber : undefined);

/** Asks for a letter with the link to an order. What is said does not tell whether there is one. */
export function FindOrderForm() {
  const [sent, setSent] = useState(false);
  const { form, field, button, failure } = useForm({
    check: checkEach({ number: checkNumber, email: checks.email }),
    async send({ number = '', email = '' }) {
      setSent(false);
      await requestOrderLink(number.trim(), email.trim());
      setSent(true);
    },
  });
  return (
    <form className="find-order" {...form}>
      <TextField
        label={messages.number}
        hint={messages.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...field('number')}
      />
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      {failure !== null && (
        <Notice tone="error">
          {messages.failed} {failure}
        </Notice>
      )}
      {sent && (
        <div role="status">
          <Notice tone="good">
            {messages.sent} {messages.sentHint}
          </Notice>
        </div>
      )}
      <Button appearance="primary" wide {...button}>
        {messages.submit}
      </Button>
    </form>
  );
}
