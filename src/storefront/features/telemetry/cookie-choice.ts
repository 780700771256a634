import { createStored } from '../../browser-storage.ts';

export type CookieChoice = 'accepted' | 'declined' | null;

/** What the visitor has answered to the cookie notice; null until then. */
export const cookieChoice = createStored<CookieChoice>(() => localStorage, 'cookie_choice', {
  read: (text) => (text === 'accepted' || text === 'declined' ? text : null),
  write: (choice) => choice,
});
