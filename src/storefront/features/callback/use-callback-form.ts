import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { callbackCalls } from '#contracts/calls/callback.ts';
import { callbackMessages as messages } from '#messages/site/callbacks.ts';
import { fieldMessages } from '#messages/site/validation.ts';
import { callApi } from '../../api/call-api.ts';
import {
  type ConsentSettings,
  learnDocuments,
  shownVersions,
  useConsentTerms,
} from '../../consent-terms.ts';
import { showAlert } from '../../ui/browser-dialogs.ts';
import { draftField } from '../../ui/draft-field.ts';
import { useForm } from '../../ui/use-form.ts';
import { type CallbackDraft, emptyDraft } from './callback-draft.ts';
import { closeCallback } from './callback-opening.ts';

export interface CallbackFormProps {
  readonly draft: CallbackDraft;
  readonly setDraft: Dispatch<SetStateAction<CallbackDraft>>;
  /** Kept outside the dialog, so that reopening it cannot send the request twice. */
  readonly sending: readonly [pending: boolean, setPending: (pending: boolean) => void];
  readonly settings: ConsentSettings;
}

/** The three alerts of spec section 8, "Callback". Field errors of the server are shown at their fields. */
export function useCallbackForm({ draft, setDraft, sending, settings }: CallbackFormProps) {
  const terms = useConsentTerms(settings);
  const { form, button, field, pending } = useForm<CallbackDraft>({
    draft,
    sending,
    check: ({ consent }) =>
      terms.byCheckbox && !consent ? { consent: fieldMessages.required } : {},
    async send(typed) {
      try {
        await callApi(callbackCalls.requestCallback, {
          ...typed,
          page: location.pathname + location.search,
          documents: shownVersions(terms),
        });
      } catch (error) {
        if (!learnDocuments(error)) throw error;
        edit({ consent: false });
        return showAlert(error.message);
      }
      showAlert(messages.sent);
      setDraft(emptyDraft);
      closeCallback();
    },
    onFailure: () => showAlert(messages.failed),
  });

  /** A blank phone is reported first, by an alert, before the other checks. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (pending || draft.phone.trim() !== '') return form.onSubmit(event);
    event.preventDefault();
    showAlert(messages.phoneMissing);
    event.currentTarget.querySelector<HTMLElement>('[name="phone"]')?.focus();
  };

  const edit = (edited: Partial<CallbackDraft>) =>
    setDraft((current) => ({ ...current, ...edited }));

  return {
    form: { ...form, onSubmit },
    terms,
    consentError: field('consent').error,
    field: draftField(draft, edit, field),
    button,
    pending,
    edit,
  };
}
