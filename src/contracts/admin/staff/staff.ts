import { z } from 'zod';
import { emailField, secret } from '../../accounts.ts';
import { timeZones } from '../../time-zones.ts';
import { bodyId, databaseId, fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { access, closed, hidden } from '../endpoint.ts';
import { adminPaths } from '../paths.ts';
import { permissions, roles } from './permissions.ts';

const role = z.enum(roles);
const instant = z.iso.datetime();

/** The member who is signed in, and what is still missing. */
export const ownSession = z.object({
  id: bodyId,
  email: z.string(),
  name: z.string(),
  role,
  permissions: z.array(z.enum(permissions as [string, ...string[]])),
  state: z.enum(['complete', 'factor_missing', 'app_missing']),
  stepped_up: z.boolean(),
  has_factor: z.boolean(),
  has_passkey: z.boolean(),
  backup_codes_left: z.int(),
  time_zone: z.enum(timeZones),
  shop_origin: z.string().describe('Of the shop that has another host; empty: the same'),
});
export type OwnSession = z.infer<typeof ownSession>;

const openSession = z.object({
  id: z.uuid(),
  created_at: instant,
  used_at: instant,
  device: z.string(),
  ip: z.string().nullable(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

const member = z.object({
  id: bodyId,
  email: z.string(),
  name: z.string(),
  role,
  has_factor: z.boolean(),
  created_at: instant,
  disabled: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** A link that someone was sent and has not opened yet. */
const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  created_at: instant,
  ends_at: instant,
});
export type Invitation = z.infer<typeof invitation>;

const code = oneLineText(40).min(1);
const done = z.object({});

const refused = { 400: fieldErrorsBody, 429: refusalBody };

/** Accounts, sessions and second factors of the staff. */
export const staffEndpoints = {
  signIn: {
    method: 'POST',
    url: adminPaths.session,
    ...access({ access: 'anyone' }),
    schema: {
      ...hidden,
      body: z.strictObject({ email: oneLineText(254).min(1), password: secret }),
      response: { 200: ownSession, ...refused },
    },
  },
  ownSession: {
    method: 'GET',
    url: adminPaths.session,
    ...access({ access: 'signing in' }),
    schema: { ...hidden, response: { 200: ownSession, ...closed } },
  },
  signOut: {
    method: 'DELETE',
    url: adminPaths.session,
    ...access({ access: 'signing in' }),
    schema: { ...hidden, response: { 200: done, ...closed } },
  },
  join: {
    method: 'POST',
    url: adminPaths.join,
    ...access({ access: 'anyone' }),
    schema: {
      ...hidden,
      body: z.strictObject({
        key: z.string().min(1).max(200),
        email: emailField.optional(),
        name: oneLineText(100).min(1),
        password1: secret,
        password2: secret,
      }),
      response: { 201: ownSession, 404: refusalBody, ...refused },
    },
  },
  requestReset: {
    method: 'POST',
    url: adminPaths.resetRequest,
    ...access({ access: 'anyone' }),
    schema: {
      ...hidden,
      body: z.strictObject({ email: emailField }),
      response: { 200: done, ...refused },
    },
  },
  resetPassword: {
    method: 'POST',
    url: adminPaths.reset,
    ...access({ access: 'anyone' }),
    schema: {
      ...hidden,
      body: z.strictObject({
        key: z.string().min(1).max(200),
        code: oneLineText(40).default(''),
        password1: secret,
        password2: secret,
      }),
      response: { 200: done, 404: refusalBody, ...refused },
    },
  },
  proveFactor: {
    method: 'POST',
    url: adminPaths.factor,
    ...access({ access: 'signing in' }),
    schema: {
      ...hidden,
      body: z.strictObject({ code }),
      response: { 200: ownSession, ...closed, ...refused },
    },
  },
  offerTotp: {
    method: 'POST',
    url: adminPaths.totpOffer,
    ...access({ access: 'signing in' }),
    schema: {
      ...hidden,
      response: {
        200: z.object({ secret: z.string(), uri: z.string(), offer: z.string() }),
        ...closed,
      },
    },
  },
  confirmTotp: {
    method: 'POST',
    url: adminPaths.totp,
    ...access({ access: 'signing in' }),
    schema: {
      ...hidden,
      body: z.strictObject({ offer: z.string().max(1000), code }),
      response: { 200: z.object({ backup_codes: z.array(z.string()) }), ...closed, ...refused },
    },
  },
  listSessions: {
    method: 'GET',
    url: adminPaths.sessions,
    ...access({ access: 'staff' }),
    schema: { ...hidden, response: { 200: z.array(openSession), ...closed } },
  },
  endOtherSessions: {
    method: 'DELETE',
    url: adminPaths.sessions,
    ...access({ access: 'staff' }),
    schema: { ...hidden, response: { 200: done, ...closed } },
  },
  endSession: {
    method: 'DELETE',
    url: adminPaths.ownSession,
    ...access({ access: 'staff' }),
    schema: {
      ...hidden,
      params: z.object({ id: z.uuid() }),
      response: { 200: done, 404: refusalBody, ...closed },
    },
  },
  listStaff: {
    method: 'GET',
    url: adminPaths.staff,
    ...access({ access: 'staff.read' }),
    schema: { ...hidden, response: { 200: z.array(member), ...closed } },
  },
  changeMember: {
    method: 'PUT',
    url: adminPaths.member,
    ...access({ access: 'staff.manage', stepUp: true }),
    schema: {
      ...hidden,
      params: z.object({ id: databaseId }),
      body: z.strictObject({ role: role.optional(), disabled: z.boolean().optional() }),
      response: { 200: member, 404: refusalBody, 409: refusalBody, ...closed, ...refused },
    },
  },
  resetFactors: {
    method: 'DELETE',
    url: adminPaths.memberFactors,
    ...access({ access: 'staff.manage', stepUp: true }),
    schema: {
      ...hidden,
      params: z.object({ id: databaseId }),
      response: { 200: member, 404: refusalBody, ...closed },
    },
  },
  listInvitations: {
    method: 'GET',
    url: adminPaths.invitations,
    ...access({ access: 'staff.read' }),
    schema: { ...hidden, response: { 200: z.array(invitation), ...closed } },
  },
  invite: {
    method: 'POST',
    url: adminPaths.invitations,
    ...access({ access: 'staff.manage', stepUp: true }),
    schema: {
      ...hidden,
      body: z.strictObject({ email: emailField, role }),
      response: { 201: invitation, ...closed, ...refused },
    },
  },
  revokeInvitation: {
    method: 'DELETE',
    url: adminPaths.invitation,
    ...access({ access: 'staff.manage', stepUp: true }),
    schema: {
      ...hidden,
      params: z.object({ id: z.uuid() }),
      response: { 200: done, 404: refusalBody, ...closed },
    },
  },
} as const;
