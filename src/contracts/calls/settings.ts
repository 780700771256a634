/** Method and address of each call of the public API: settings and pages of text. */
export const settingsCalls = {
  getTextPage: { method: 'GET', url: '/api/pages/:slug/' },
  getSiteSettings: { method: 'GET', url: '/callback/site-settings/' },
} as const;
