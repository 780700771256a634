import { z } from 'zod';
import { emailField, secret } from '../../accounts.ts';
import { timeZones } from '../../time-zones.ts';
import { bodyId, databaseId, fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { staffCalls } from './calls.ts';
import { type Permission, permissions, roles } from './permissions.ts';
import { givenPermissions } from './role-rules.ts';

/** A role by its key: built-in, or `own-7`, one that the owner has made. */
const role = z.union([z.enum(roles), z.templateLiteral(['own-', z.int().positive()])]);
const permission = z.enum(permissions as [Permission, ...Permission[]]);
const instant = z.iso.datetime();

/** The member who is signed in, and what is still missing. */
export const ownSession = z.object({
  id: bodyId,
  email: z.string(),
  name: z.string(),
  role,
  role_name: z.string(),
  permissions: z.array(permission),
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
  role_name: z.string(),
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
  role_name: z.string(),
  created_at: instant,
  ends_at: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** A role that the owner has made. */
const ownRole = z.object({ key: role, name: z.string(), permissions: z.array(permission) });
export type OwnRole = z.infer<typeof ownRole>;

const roleForm = z.strictObject({
  name: oneLineText(40).min(1),
  permissions: z.array(z.enum(givenPermissions as [Permission, ...Permission[]])).min(1),
});
const roleParams = z.object({ id: databaseId });

const code = oneLineText(40).min(1);
const done = z.object({});

const refused = { 400: fieldErrorsBody, 429: refusalBody };

/** Accounts, sessions and second factors of the staff. */
export const staffEndpoints = {
  signIn: {
    ...staffCalls.signIn,
    schema: {
      ...hidden,
      body: z.strictObject({ email: oneLineText(254).min(1), password: secret }),
      response: { 200: ownSession, ...refused },
    },
  },
  ownSession: {
    ...staffCalls.ownSession,
    schema: { ...hidden, response: { 200: ownSession, ...closed } },
  },
  signOut: {
    ...staffCalls.signOut,
    schema: { ...hidden, response: { 200: done, ...closed } },
  },
  join: {
    ...staffCalls.join,
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
    ...staffCalls.requestReset,
    schema: {
      ...hidden,
      body: z.strictObject({ email: emailField }),
      response: { 200: done, ...refused },
    },
  },
  resetPassword: {
    ...staffCalls.resetPassword,
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
    ...staffCalls.proveFactor,
    schema: {
      ...hidden,
      body: z.strictObject({ code }),
      response: { 200: ownSession, ...closed, ...refused },
    },
  },
  offerTotp: {
    ...staffCalls.offerTotp,
    schema: {
      ...hidden,
      response: {
        200: z.object({ secret: z.string(), uri: z.string(), offer: z.string() }),
        ...closed,
      },
    },
  },
  confirmTotp: {
    ...staffCalls.confirmTotp,
    schema: {
      ...hidden,
      body: z.strictObject({ offer: z.string().max(1000), code }),
      response: { 200: z.object({ backup_codes: z.array(z.string()) }), ...closed, ...refused },
    },
  },
  listSessions: {
    ...staffCalls.listSessions,
    schema: { ...hidden, response: { 200: z.array(openSession), ...closed } },
  },
  endOtherSessions: {
    ...staffCalls.endOtherSessions,
    schema: { ...hidden, response: { 200: done, ...closed } },
  },
  endSession: {
    ...staffCalls.endSession,
    schema: {
      ...hidden,
      params: z.object({ id: z.uuid() }),
      response: { 200: done, 404: refusalBody, ...closed },
    },
  },
  changeName: {
    ...staffCalls.changeName,
    schema: {
      ...hidden,
      body: z.strictObject({ name: oneLineText(100).min(1) }),
      response: { 200: done, 400: fieldErrorsBody, ...closed },
    },
  },
  changePassword: {
    ...staffCalls.changePassword,
    schema: {
      ...hidden,
      body: z.strictObject({ password: secret, password1: secret, password2: secret }),
      response: { 200: done, 404: refusalBody, ...closed, ...refused },
    },
  },
  changeEmail: {
    ...staffCalls.changeEmail,
    schema: {
      ...hidden,
      body: z.strictObject({ password: secret, email: emailField }),
      response: {
        200: z.object({ sent: z.boolean().describe('By a letter to the new address') }),
        ...closed,
        ...refused,
      },
    },
  },
  confirmEmail: {
    ...staffCalls.confirmEmail,
    schema: {
      ...hidden,
      body: z.strictObject({ key: z.string().min(1).max(200) }),
      response: {
        200: z.object({ email: z.string() }),
        404: refusalBody,
        ...closed,
        ...refused,
      },
    },
  },
  listStaff: {
    ...staffCalls.listStaff,
    schema: { ...hidden, response: { 200: z.array(member), ...closed } },
  },
  changeMember: {
    ...staffCalls.changeMember,
    schema: {
      ...hidden,
      params: z.object({ id: databaseId }),
      body: z.strictObject({ role: role.optional(), disabled: z.boolean().optional() }),
      response: { 200: member, 404: refusalBody, 409: refusalBody, ...closed, ...refused },
    },
  },
  resetFactors: {
    ...staffCalls.resetFactors,
    schema: {
      ...hidden,
      params: z.object({ id: databaseId }),
      response: { 200: member, 404: refusalBody, ...closed },
    },
  },
  listInvitations: {
    ...staffCalls.listInvitations,
    schema: { ...hidden, response: { 200: z.array(invitation), ...closed } },
  },
  invite: {
    ...staffCalls.invite,
    schema: {
      ...hidden,
      body: z.strictObject({ email: emailField, role }),
      response: {
        201: invitation.extend({
          link: z.string().nullable().describe('To hand over; null where a letter brings it'),
        }),
        ...closed,
        ...refused,
      },
    },
  },
  revokeInvitation: {
    ...staffCalls.revokeInvitation,
    schema: {
      ...hidden,
      params: z.object({ id: z.uuid() }),
      response: { 200: done, 404: refusalBody, ...closed },
    },
  },
  listRoles: {
    ...staffCalls.listRoles,
    schema: { ...hidden, response: { 200: z.array(ownRole), ...closed } },
  },
  makeRole: {
    ...staffCalls.makeRole,
    schema: { ...hidden, body: roleForm, response: { 201: ownRole, ...closed, ...refused } },
  },
  changeRole: {
    ...staffCalls.changeRole,
    schema: {
      ...hidden,
      params: roleParams,
      body: roleForm,
      response: { 200: ownRole, 404: refusalBody, ...closed, ...refused },
    },
  },
  removeRole: {
    ...staffCalls.removeRole,
    schema: {
      ...hidden,
      params: roleParams,
      response: { 200: done, 404: refusalBody, 409: refusalBody, ...closed },
    },
  },
} as const;
