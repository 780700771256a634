import { del, get, post, put } from '../described.ts';

/** Of `audit.ts`. */
export const auditCalls = {
  list: get('/api/admin/audit/', 'audit.read'),
  export: get('/api/admin/audit/export/', 'audit.read', { stepUp: true }),
};

/** Of `passkeys.ts`. */
export const passkeyCalls = {
  askForPasskey: post('/api/admin/passkey/options/', 'anyone'),
  signInByPasskey: post('/api/admin/session/passkey/', 'anyone'),
  provePasskey: post('/api/admin/session/factor/passkey/', 'signing in'),
  listPasskeys: get('/api/admin/me/passkeys/', 'staff'),
  offerPasskey: post('/api/admin/me/passkeys/offer/', 'staff', { stepUp: true }),
  addPasskey: post('/api/admin/me/passkeys/', 'staff', { stepUp: true }),
  renamePasskey: put('/api/admin/me/passkeys/:id/', 'staff'),
  removePasskey: del('/api/admin/me/passkeys/:id/', 'staff', { stepUp: true }),
};

/** Of `staff.ts`. */
export const staffCalls = {
  signIn: post('/api/admin/session/', 'anyone'),
  ownSession: get('/api/admin/session/', 'signing in'),
  signOut: del('/api/admin/session/', 'signing in'),
  join: post('/api/admin/join/', 'anyone'),
  requestReset: post('/api/admin/password/letter/', 'anyone'),
  resetPassword: post('/api/admin/password/', 'anyone'),
  proveFactor: post('/api/admin/session/factor/', 'signing in'),
  offerTotp: post('/api/admin/me/totp/offer/', 'signing in'),
  confirmTotp: post('/api/admin/me/totp/', 'signing in'),
  listSessions: get('/api/admin/me/sessions/', 'staff'),
  endOtherSessions: del('/api/admin/me/sessions/', 'staff'),
  endSession: del('/api/admin/me/sessions/:id/', 'staff'),
  changeName: put('/api/admin/me/name/', 'staff'),
  changePassword: put('/api/admin/me/password/', 'staff'),
  changeEmail: put('/api/admin/me/email/', 'staff'),
  confirmEmail: post('/api/admin/me/email/', 'staff'),
  listStaff: get('/api/admin/staff/', 'staff.read'),
  changeMember: put('/api/admin/staff/:id/', 'staff.manage', { stepUp: true }),
  resetFactors: del('/api/admin/staff/:id/factors/', 'staff.manage', { stepUp: true }),
  listInvitations: get('/api/admin/staff/invitations/', 'staff.read'),
  invite: post('/api/admin/staff/invitations/', 'staff.manage', { stepUp: true }),
  listRoles: get('/api/admin/staff/roles/', 'staff.read'),
  makeRole: post('/api/admin/staff/roles/', 'staff.manage', { stepUp: true }),
  changeRole: put('/api/admin/staff/roles/:id/', 'staff.manage', { stepUp: true }),
  removeRole: del('/api/admin/staff/roles/:id/', 'staff.manage', { stepUp: true }),
  revokeInvitation: del('/api/admin/staff/invitations/:id/', 'staff.manage', { stepUp: true }),
};
