import type { Calls } from '../endpoint.ts';

/** Of `audit.ts`. */
export const auditCalls = {
  list: { method: 'GET', url: '/api/admin/audit/', config: { access: 'audit.read' } },
  export: {
    method: 'GET',
    url: '/api/admin/audit/export/',
    config: { access: 'audit.read', stepUp: true },
  },
} as const satisfies Calls;

/** Of `passkeys.ts`. */
export const passkeyCalls = {
  askForPasskey: {
    method: 'POST',
    url: '/api/admin/passkey/options/',
    config: { access: 'anyone' },
  },
  signInByPasskey: {
    method: 'POST',
    url: '/api/admin/session/passkey/',
    config: { access: 'anyone' },
  },
  provePasskey: {
    method: 'POST',
    url: '/api/admin/session/factor/passkey/',
    config: { access: 'signing in' },
  },
  listPasskeys: { method: 'GET', url: '/api/admin/me/passkeys/', config: { access: 'staff' } },
  offerPasskey: {
    method: 'POST',
    url: '/api/admin/me/passkeys/offer/',
    config: { access: 'staff', stepUp: true },
  },
  addPasskey: {
    method: 'POST',
    url: '/api/admin/me/passkeys/',
    config: { access: 'staff', stepUp: true },
  },
  renamePasskey: { method: 'PUT', url: '/api/admin/me/passkeys/:id/', config: { access: 'staff' } },
  removePasskey: {
    method: 'DELETE',
    url: '/api/admin/me/passkeys/:id/',
    config: { access: 'staff', stepUp: true },
  },
} as const satisfies Calls;

/** Of `staff.ts`. */
export const staffCalls = {
  signIn: { method: 'POST', url: '/api/admin/session/', config: { access: 'anyone' } },
  ownSession: { method: 'GET', url: '/api/admin/session/', config: { access: 'signing in' } },
  signOut: { method: 'DELETE', url: '/api/admin/session/', config: { access: 'signing in' } },
  join: { method: 'POST', url: '/api/admin/join/', config: { access: 'anyone' } },
  requestReset: {
    method: 'POST',
    url: '/api/admin/password/letter/',
    config: { access: 'anyone' },
  },
  resetPassword: { method: 'POST', url: '/api/admin/password/', config: { access: 'anyone' } },
  proveFactor: {
    method: 'POST',
    url: '/api/admin/session/factor/',
    config: { access: 'signing in' },
  },
  offerTotp: { method: 'POST', url: '/api/admin/me/totp/offer/', config: { access: 'signing in' } },
  confirmTotp: { method: 'POST', url: '/api/admin/me/totp/', config: { access: 'signing in' } },
  listSessions: { method: 'GET', url: '/api/admin/me/sessions/', config: { access: 'staff' } },
  endOtherSessions: {
    method: 'DELETE',
    url: '/api/admin/me/sessions/',
    config: { access: 'staff' },
  },
  endSession: { method: 'DELETE', url: '/api/admin/me/sessions/:id/', config: { access: 'staff' } },
  listStaff: { method: 'GET', url: '/api/admin/staff/', config: { access: 'staff.read' } },
  changeMember: {
    method: 'PUT',
    url: '/api/admin/staff/:id/',
    config: { access: 'staff.manage', stepUp: true },
  },
  resetFactors: {
    method: 'DELETE',
    url: '/api/admin/staff/:id/factors/',
    config: { access: 'staff.manage', stepUp: true },
  },
  listInvitations: {
    method: 'GET',
    url: '/api/admin/staff/invitations/',
    config: { access: 'staff.read' },
  },
  invite: {
    method: 'POST',
    url: '/api/admin/staff/invitations/',
    config: { access: 'staff.manage', stepUp: true },
  },
  revokeInvitation: {
    method: 'DELETE',
    url: '/api/admin/staff/invitations/:id/',
    config: { access: 'staff.manage', stepUp: true },
  },
} as const satisfies Calls;
