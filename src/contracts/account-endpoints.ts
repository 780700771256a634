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
import { accountCalls } from './calls/account.ts';
import { documentsChanged } from './legal-documents.ts';
import { storedWayIn } from './stored-way-in.ts';
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
    ...accountCalls.login,
    schema: {
      tags,
      summary: 'Signs in',
      body: z.object({ email: storableText(254).trim().min(1), password: secret }),
      response: { 200: signedIn, ...refused },
    },
  },
  register: {
    ...accountCalls.register,
    schema: {
      tags,
      summary: 'Registers and signs in; a letter asks to confirm the address',
      body: registration,
      response: { 201: signedIn, 409: documentsChanged, ...refused },
    },
  },
  verifyEmail: {
    ...accountCalls.verifyEmail,
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
    ...accountCalls.requestGuestOrders,
    schema: {
      tags,
      summary: 'Sends a letter whose key joins guest orders with the customer’s address',
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  joinGuestOrders: {
    ...accountCalls.joinGuestOrders,
    schema: {
      tags,
      summary: 'Joins guest orders by the key of the letter, with the token of the same account',
      body: linkKey,
      response: { 200: detailBody, 404: refusalBody, ...signedInOnly, ...refused },
    },
  },
  logout: {
    ...accountCalls.logout,
    schema: {
      tags,
      ...withOrWithoutToken,
      summary: 'Ends this sign-in; its tokens work no more',
      body: z.object({ refresh: z.string().max(2000).nullish() }).nullish(),
      response: { 200: detailBody, ...refused },
    },
  },
  getUser: {
    ...accountCalls.getUser,
    schema: { tags, summary: 'Who is signed in', response: { 200: currentUser, ...signedInOnly } },
  },
  listDevices: {
    ...accountCalls.listDevices,
    schema: {
      tags,
      summary: 'Devices that are signed in, the latest used first',
      response: { 200: z.array(device), ...signedInOnly },
    },
  },
  endOtherDevices: {
    ...accountCalls.endOtherDevices,
    schema: {
      tags,
      summary: 'Signs out every other device',
      response: { 200: detailBody, ...signedInOnly },
    },
  },
  endDevice: {
    ...accountCalls.endDevice,
    schema: {
      tags,
      summary: 'Signs out one device; one that is signed out already is no error',
      params: z.object({ id: z.uuid() }),
      response: { 200: detailBody, ...signedInOnly, 404: refusalBody },
    },
  },
  revertChange: {
    ...accountCalls.revertChange,
    schema: {
      tags,
      summary:
        'Undoes a change by the key of a letter, ends all sessions and locks the password until a reset',
      body: linkKey,
      response: { 200: detailBody, 404: refusalBody, ...refused },
    },
  },
  getProfile: {
    ...accountCalls.getProfile,
    schema: { tags, summary: 'The profile', response: { 200: profile, ...signedInOnly } },
  },
  changeProfile: {
    ...accountCalls.changeProfile,
    schema: {
      tags,
      summary: 'Changes the profile, never the e-mail',
      body: profileChange,
      response: { 200: profile, ...signedInOnly, ...refused },
    },
  },
  getWayIn: {
    ...accountCalls.getWayIn,
    schema: {
      tags,
      summary: 'Measures of the way into the customer’s flat',
      response: { 200: storedWayIn, ...signedInOnly },
    },
  },
  saveWayIn: {
    ...accountCalls.saveWayIn,
    schema: {
      tags,
      summary: 'Replaces these measures; null removes them',
      body: storedWayIn,
      response: { 200: storedWayIn, ...signedInOnly, ...refused },
    },
  },
  refresh: {
    ...accountCalls.refresh,
    schema: {
      tags,
      security: [],
      summary: 'New tokens for a refresh token, which is spent by that',
      body: z.object({ refresh: z.string().min(1).max(2000) }),
      response: { 200: refreshed, ...signedInOnly, ...refused },
    },
  },
  changePassword: {
    ...accountCalls.changePassword,
    schema: {
      tags,
      summary:
        'Changes the password and signs out other devices; the present password is checked where it is sent',
      body: newPassword.extend({ old_password: secret.nullish() }),
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  changeEmail: {
    ...accountCalls.changeEmail,
    schema: {
      tags,
      summary:
        'Sends a letter to the new address; the change is made when it is confirmed. The present password is checked where it is sent',
      body: z.object({ email: emailField, password: secret.nullish() }),
      response: { 200: detailBody, ...signedInOnly, ...refused },
    },
  },
  requestReset: {
    ...accountCalls.requestReset,
    schema: {
      tags,
      summary: 'Sends a letter for a new password; the answer is the same for unknown addresses',
      body: z.object({ email: emailField }),
      response: { 200: detailBody, ...refused },
    },
  },
  confirmReset: {
    ...accountCalls.confirmReset,
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
