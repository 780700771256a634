import { useState } from 'react';
import type { ShownProvider } from '#contracts/admin/payments/providers.ts';
import { officeMessages } from '#messages/office/common.ts';
import {
  modeNames,
  providerWords,
  paymentKeysMessages as words,
} from '#messages/office/payment-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveKeys } from './provider-queries.ts';

interface Props {
  readonly provider: ShownProvider;
  readonly onClose: () => void;
}

type Mode = keyof typeof modeNames;
const modes = Object.entries(modeNames) as [Mode, string][];

/** Keys and mode of a provider. The stored secret is not shown: an empty field leaves it as it is. */
export function KeysDialog({ provider: { name, stored }, onClose }: Props) {
  const own = providerWords[name];
  const save = useSaveKeys(name, () => {
    say(words.saved(name));
    onClose();
  });
  const [mode, setMode] = useState<Mode>(stored && !stored.is_test ? 'live' : 'test');
  return (
    <Dialog title={words.formTitle(name)} onClose={onClose}>
      <p>{own.where}</p>
      <Form
        failure={save.error}
        onSubmit={({ account = '', secret = '' }) =>
          save.mutate({ account, secret, is_test: mode === 'test' })
        }
      >
        <Field
          name="account"
          label={own.account}
          hint={own.accountHint}
          defaultValue={stored?.account ?? ''}
          autoComplete="off"
          autoFocus
        />
        <PasswordField
          name="secret"
          label={own.secret}
          {...(stored?.is_readable && { hint: words.secretStays })}
          autoComplete="off"
        />
        <SelectField
          name="is_test"
          label={words.mode}
          value={mode}
          options={modes}
          onChange={setMode}
        />
        {stored?.is_on && <ModeChange isTest={stored.is_test} mode={mode} />}
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

/** What another mode does to a shop whose customers pay here. */
function ModeChange({ isTest, mode }: { readonly isTest: boolean; readonly mode: Mode }) {
  if (isTest === (mode === 'test')) return null;
  return isTest ? (
    <Notice>{words.testsEnd}</Notice>
  ) : (
    <Notice look="error">{`${words.testsCount} ${words.testIsOn}`}</Notice>
  );
}
