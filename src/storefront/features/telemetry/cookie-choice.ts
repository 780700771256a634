import { createStored } from '../../browser-storage.ts';

export type CookieChoice = 'accepted' | 'declined' | null;

const KEY = 'cookie_choice';

/** The visitor's answer to the cookie notice; null before it. */
export const cookieChoice = createStored<CookieChoice>(() => localStorage, KEY, {
  read: (text) => (text === 'accepted' || text === 'declined' ? text : null),
  write: (choice) => choice,
});

/** An inline script for the head: marks the page before the first paint if the visitor has answered, so that CSS hides the notice. */
export const markAnswered = `try{if(/^(accepted|declined)$/.test(localStorage.getItem('${KEY}')))document.documentElement.dataset.cookies='answered'}catch{}`;
