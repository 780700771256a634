import { z } from 'zod';
import { isEmail, isPersonName, isPhone, normalisePhone } from './customer.ts';
import { authPaths as auth } from './paths.ts';
import {
  detailBody,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  storableText,
} from './validation.ts';

export const genders = ['', 'male', 'female'] as const;

const emailField = oneLineText(254)
  .min(1)
  .refine((text) => text === '' || isEmail(text), { params: { message: 'email' } });
/** Normalized for comparison but not validated: sign-in accepts every e-mail that a registration has accepted. */
const secret = z.string().min(1).max(200);

const newPassword = z.object({ new_password1: secret, new_password2: secret });

export const registration = z.object({
  email: emailField,
  password1: secret,
  password2: secret,
  consent: z.boolean().nullish(),
});
export type Registration = z.infer<typeof registration>;

export const currentUser = z
  .object({ pk: z.int(), email: z.string(), first_name: z.string(), last_name: z.string() })
  .meta({ id: 'User' });
export type CurrentUser = z.infer<typeof currentUser>;

export const signedIn = z
  .object({ access_token: z.string(), refresh_token: z.string(), user: currentUser })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedIn>;

export const refreshed = z.object({ access: z.string(), refresh: z.string() });

export const profile = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    midle_name: z
      .string()
      .describe('The middle name; the first version of the API misspells the key'),
    middle_name: z.string(),
    gender: z.enum(genders),
    email: z.string(),
    email_confirmed: z
      .boolean()
      .describe('The customer has opened the link in the confirmation letter'),
    phone_number: z.string(),
    address: z.string(),
    city: z.string(),
    birth_date: z.string().nullable().describe('YYYY-MM-DD'),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

const personName = oneLineText(100).refine((text) => text === '' || isPersonName(text), {
  params: { message: 'personName' },
});

/** The fields that a customer can change; an absent field stays. The e-mail has an endpoint of its own. */
export const profileChange = z.object({
  first_name: personName.optional(),
  last_name: personName.optional(),
  midle_name: personName.optional(),
  middle_name: personName.optional(),
  gender: z.enum(genders).optional(),
  phone_number: oneLineText(40)
    .refine((text) => text === '' || isPhone(text), { params: { message: 'phone' } })
    .transform((text) => text && normalisePhone(text))
    .optional(),
  address: oneLineText(500).optional(),
  city: oneLineText(120).optional(),
  birth_date: z
    .union([z.iso.date(), z.literal('').transform(() => null)])
    .nullable()
    .optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

const tags = ['accounts'];
const refused = { 400: fieldErrorsBody, 429: refusalBody };
const signedInOnly = { 401: refusalBody };

export const accountEndpoints = {
  login: {
    method: 'POST',
    url: auth.login,
    schema: {
      tags,
      summary: 'Signs in',
      body: z.object({ email: storableText(254).trim().min(1), password: secret }),
      response: { 200: signedIn, ...refused },
    },
  },
  register: {
    method: 'POST',
    url: auth.registration,
    schema: {
      tags,
      summary: 'Registers and signs in; a letter asks to confirm the address',
      body: registration,
      response: { 201: signedIn, ...refused },
    },
  },
  verifyEmail: {
    method: 'POST',
    url: auth.verifyEmail,
    schema: {
      tags,
      summary: 'Confirms an address by the key of a letter',
      body: z.object({ key: z.string().min(1).max(200) }),
      response: { 200: detailBody, 404: refusalBody, ...refused },
    },
  },
  logout: {
    method: 'POST',
    url: auth.logout,
    schema: {
      tags,
      summary: 'Ends this sign-in; its tokens work no more',
      body: z.object({ refresh: z.string().max(2000).nullish() }).nullish(),
      response: { 200: detailBody, ...refused },
    },
  },
  getUser: {
    method: 'GET',
    url: auth.user,
    schema: { tags, summary: 'Who is signed in', response: { 200: currentUser, ...signedInOnly } },
  },
  getProfile: {
    method: 'GET',
    url: auth.profile,
    schema: { tags, summary: 'The profile', response: { 200: profile, ...signedInOnly } },
  },
  changeProfile: {
    method: 'PUT',
    url: auth.profile,
    schema: {
      tags,
      summary: 'Changes the profile, never the e-mail',
      body: profileChange,
      response: { 200: profile, ...signedInOnly, ...refused },
    },
  },
  refresh: {
    method: 'POST',
    url: auth.refresh,
    schema: {
      tags,
      summary: 'New tokens for a refresh token, which is spent by that',
      body: z.object({ refresh: z.string().min(1).max(2000) }),
      response: { 200: refreshed, ...signedInOnly, ...refused },
    },
  },
  changePassword: {
    method: 'POST',
    url: auth.passwordChange,
    schema: {
      tags,
      summary: 'Changes the password and signs out other devices',
      body: newPassword,
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  changeEmail: {
    method: 'POST',
    url: auth.email,
    schema: {
      tags,
      summary: 'Sends a letter to the new address; the change is made when it is confirmed',
      body: z.object({ email: emailField }),
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  requestReset: {
    method: 'POST',
    url: auth.passwordReset,
    schema: {
      tags,
      summary: 'Sends a letter for a new password; the answer is the same for unknown addresses',
      body: z.object({ email: emailField }),
      response: { 200: detailBody, ...refused },
    },
  },
  confirmReset: {
    method: 'POST',
    url: auth.passwordResetConfirm,
    schema: {
      tags,
      summary: 'Sets a new password by the link of a letter and signs out everywhere',
      body: newPassword.extend({
        uid: z.string().min(1).max(100),
        token: z.string().min(1).max(200),
      }),
      response: { 200: detailBody, ...refused },
    },
  },
} as const;
