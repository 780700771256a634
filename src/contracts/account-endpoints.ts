import { z } from 'zod';
import {
  currentUser,
  device,
  emailField,
  newPassword,
  profile,
  profileChange,
  refreshed,
  registration,
  secret,
  signedIn,
} from './accounts.ts';
import { documentsChanged } from './legal-documents.ts';
import { authPaths as auth } from './paths.ts';
import {
  detailBody,
  fieldErrorsBody,
  refusalBody,
  storableText,
  withOrWithoutToken,
} from './validation.ts';

const linkKey = z.object({ key: z.string().min(1).max(200) });

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
      response: { 201: signedIn, 409: documentsChanged, ...refused },
    },
  },
  verifyEmail: {
    method: 'POST',
    url: auth.verifyEmail,
    schema: {
      tags,
      ...withOrWithoutToken,
      summary:
        'Confirms an address by the key of a letter; with the account’s token joins guest orders',
      body: linkKey,
      response: { 200: detailBody, 404: refusalBody, ...signedInOnly, ...refused },
    },
  },
  requestGuestOrders: {
    method: 'POST',
    url: auth.ordersLetter,
    schema: {
      tags,
      summary: 'Sends a letter whose key joins guest orders with the customer’s address',
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  joinGuestOrders: {
    method: 'POST',
    url: auth.ordersJoin,
    schema: {
      tags,
      summary: 'Joins guest orders by the key of the letter, with the token of the same account',
      body: linkKey,
      response: { 200: detailBody, 404: refusalBody, ...signedInOnly, ...refused },
    },
  },
  logout: {
    method: 'POST',
    url: auth.logout,
    schema: {
      tags,
      ...withOrWithoutToken,
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
  listDevices: {
    method: 'GET',
    url: auth.sessions,
    schema: {
      tags,
      summary: 'Devices that are signed in, the latest used first',
      response: { 200: z.array(device), ...signedInOnly },
    },
  },
  endOtherDevices: {
    method: 'DELETE',
    url: auth.sessions,
    schema: {
      tags,
      summary: 'Signs out every other device',
      response: { 200: detailBody, ...signedInOnly },
    },
  },
  endDevice: {
    method: 'DELETE',
    url: auth.session,
    schema: {
      tags,
      summary: 'Signs out one device; one that is signed out already is no error',
      params: z.object({ id: z.uuid() }),
      response: { 200: detailBody, ...signedInOnly, 404: refusalBody },
    },
  },
  revertChange: {
    method: 'POST',
    url: auth.revert,
    schema: {
      tags,
      summary:
        'Undoes a change by the key of a letter, ends all sessions and locks the password until a reset',
      body: linkKey,
      response: { 200: detailBody, 404: refusalBody, ...refused },
    },
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
      security: [],
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
      summary:
        'Changes the password and signs out other devices; the present password is checked where it is sent',
      body: newPassword.extend({ old_password: secret.nullish() }),
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  changeEmail: {
    method: 'POST',
    url: auth.email,
    schema: {
      tags,
      summary:
        'Sends a letter to the new address; the change is made when it is confirmed. The present password is checked where it is sent',
      body: z.object({ email: emailField, password: secret.nullish() }),
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
