/** Paths of the office's API, in the pattern syntax of Fastify. */
export const adminPaths = {
  session: '/api/admin/session/',
  factor: '/api/admin/session/factor/',
  totpOffer: '/api/admin/me/totp/offer/',
  totp: '/api/admin/me/totp/',
  sessions: '/api/admin/me/sessions/',
  ownSession: '/api/admin/me/sessions/:id/',
  resetRequest: '/api/admin/password/letter/',
  reset: '/api/admin/password/',
  join: '/api/admin/join/',
  staff: '/api/admin/staff/',
  member: '/api/admin/staff/:id/',
  memberFactors: '/api/admin/staff/:id/factors/',
  invitations: '/api/admin/staff/invitations/',
  invitation: '/api/admin/staff/invitations/:id/',
  audit: '/api/admin/audit/',
  auditExport: '/api/admin/audit/export/',
} as const;
