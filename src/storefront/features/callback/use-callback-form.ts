import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import { apiPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { callbackMessages as messages } from '#messages/callbacks.ts';
import { fieldMessages } from '#messages/validation.ts';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../../log.ts';
import { showAlert } from '../../ui/browser-dialogs.ts';
import { type CallbackDraft, emptyDraft } from './callback-draft.ts';
import { closeCallback } from './callback-opening.ts';

export interface CallbackFormProps {
  readonly draft: CallbackDraft;
  readonly setDraft: Dispatch<SetStateAction<CallbackDraft>>;
  /** Outlives the closed dialog, so that a request is never sent twice. */
  readonly sending: RefObject<boolean>;
  readonly consentNeeded: boolean;
}

type Errors = Partial<Record<keyof CallbackDraft, string>>;
const fieldNames = ['phone', 'email', 'telegram', 'consent'] as const;

/** Spec section 8, "Callback": the three alerts; what the server says of a field stands at it. */
export function useCallbackForm({ draft, setDraft, sending, consentNeeded }: CallbackFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(sending.current);

  const edit = (edited: Partial<CallbackDraft>) => {
    setDraft((current) => ({ ...current, ...edited }));
    const cleared = Object.fromEntries(Object.keys(edited).map((name) => [name, undefined]));
    setErrors((current) => ({ ...current, ...cleared }));
  };

  const focus = (name: keyof CallbackDraft | undefined) =>
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const send = async () => {
    try {
      await callApi('POST', apiPaths.callbackRequest, draft);
    } catch (error) {
      logFailure('the request for a call was not sent', error);
      const found = error instanceof ShopError ? errorsOf(error) : {};
      setErrors(found);
      showAlert(messages.failed);
      focus(fieldNames.find((name) => found[name]));
      return;
    }
    showAlert(messages.sent);
    setDraft(emptyDraft);
    closeCallback();
  };

  const submit = async () => {
    if (sending.current) return;
    if (draft.phone.trim() === '') {
      showAlert(messages.phoneMissing);
      return focus('phone');
    }
    if (consentNeeded && !draft.consent) {
      setErrors({ consent: fieldMessages.required });
      return focus('consent');
    }
    sending.current = true;
    setPending(true);
    await send();
    sending.current = false;
    setPending(false);
  };

  const field = (name: 'phone' | 'email' | 'telegram') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });

  return { element, errors, pending, field, edit, submit };
}

const errorsOf = ({ fields }: ShopError): Errors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (fields[name] ? [[name, fields[name].join(' ')]] : [])),
  );
