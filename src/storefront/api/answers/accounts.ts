import type { CurrentUser, Device, Profile, SignedIn } from '#contracts/accounts.ts';
import * as is from './json.ts';

/** An answer without a `pk` is a guest (spec section 6). */
export const readUser = is.shape<CurrentUser>({
  pk: is.needed(is.id),
  ...is.all(is.text, 'email first_name last_name'),
});

/** The tokens of a login or registration; null unless both are present. */
export const readTokens = is.shape<Pick<SignedIn, 'access_token' | 'refresh_token'>>(
  is.all(is.needed(is.text), 'access_token refresh_token'),
);

/** The tokens of a renewal. The refresh token is absent when the server keeps the old one. */
export const readRenewed = is.shape<{ access: string; refresh?: string }>({
  access: is.needed(is.text),
  refresh: is.or(is.text, undefined),
});

/** A profile whose `email_confirmed` is null when the answer does not contain it. */
export type KnownProfile = Omit<Profile, 'email_confirmed'> & {
  readonly email_confirmed: boolean | null;
};

const profileFields: is.Fields<KnownProfile> = {
  ...is.all(is.text, 'first_name last_name midle_name middle_name email phone_number address city'),
  gender: is.or(is.oneOf('male', 'female'), ''),
  email_confirmed: (json) => (typeof json === 'boolean' ? json : null),
  birth_date: toDay,
};

/** Usable when at least one field is present. Missing fields are empty; the middle name has two names. */
export const readProfile: is.Reader<KnownProfile> = (json) => {
  const given = is.fieldsOf(json);
  if (!Object.keys(profileFields).some((name) => name in given)) return null;
  const middle = is.text(given.midle_name) || given.middle_name;
  return is.shape(profileFields)({ ...given, midle_name: middle, middle_name: middle });
};

/** `YYYY-MM-DD`; a time after it is cut off. Null for an invalid date. */
function toDay(json: unknown): string | null {
  const day = is.text(json).slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The devices of an answer; one without an id cannot be ended. */
export const readDevices = is.list(
  is.shape<Device>({
    id: is.needed(is.text),
    ...is.all(is.text, 'device signed_in_at used_at'),
    ip: is.textOrNull,
    current: is.flag,
  }),
);
