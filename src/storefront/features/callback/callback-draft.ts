/** The form values (spec section 3, "Callback request", plus consent). */
export interface CallbackDraft {
  readonly phone: string;
  readonly email: string;
  readonly telegram: string;
  readonly consent: boolean;
}

export const emptyDraft: CallbackDraft = { phone: '', email: '', telegram: '', consent: false };
