import type { CurrentUser, Profile, SignedIn } from '#contracts/accounts.ts';
import { fieldsOf, toId, toText } from './json.ts';

/** An answer without a `pk` is a guest (spec section 6). */
export function readUser(json: unknown): CurrentUser | null {
  const user = fieldsOf(json);
  const pk = toId(user.pk);
  if (pk === null) return null;
  return {
    pk,
    email: toText(user.email),
    first_name: toText(user.first_name),
    last_name: toText(user.last_name),
  };
}

/** The tokens of a login or registration; null unless both are present. */
export function readTokens(json: unknown): Pick<SignedIn, 'access_token' | 'refresh_token'> | null {
  const { access_token, refresh_token } = fieldsOf(json);
  const tokens = { access_token: toText(access_token), refresh_token: toText(refresh_token) };
  return tokens.access_token && tokens.refresh_token ? tokens : null;
}

/** The tokens of a renewal. The refresh token is undefined when the server keeps the old one. */
export function readRenewed(json: unknown): { access: string; refresh: string | undefined } | null {
  const { access, refresh } = fieldsOf(json);
  const token = toText(access);
  return token ? { access: token, refresh: toText(refresh) || undefined } : null;
}

const profileFields = [
  'first_name',
  'last_name',
  'midle_name',
  'middle_name',
  'gender',
  'email',
  'phone_number',
  'address',
  'city',
  'birth_date',
] as const;

/** A profile whose `email_confirmed` is null when the answer does not contain it. */
export type KnownProfile = Omit<Profile, 'email_confirmed'> & {
  readonly email_confirmed: boolean | null;
};

/** Usable when at least one field is present. Missing fields are empty. */
export function readProfile(json: unknown): KnownProfile | null {
  const profile = fieldsOf(json);
  if (!profileFields.some((field) => field in profile)) return null;
  const { gender } = profile;
  const middleName = toText(profile.midle_name) || toText(profile.middle_name);
  return {
    first_name: toText(profile.first_name),
    last_name: toText(profile.last_name),
    midle_name: middleName,
    middle_name: middleName,
    gender: gender === 'male' || gender === 'female' ? gender : '',
    email: toText(profile.email),
    email_confirmed: typeof profile.email_confirmed === 'boolean' ? profile.email_confirmed : null,
    phone_number: toText(profile.phone_number),
    address: toText(profile.address),
    city: toText(profile.city),
    birth_date: readDay(profile.birth_date),
  };
}

/** `YYYY-MM-DD`; a time after it is cut off. Null for an invalid date. */
function readDay(json: unknown): string | null {
  const day = toText(json).slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
