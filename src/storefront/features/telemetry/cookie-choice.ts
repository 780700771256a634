import { createStored } from '../../browser-storage.ts';

export type CookieChoice = 'accepted' | 'declined' | null;

const KEY = 'cookie_choice';

/** What the visitor has answered to the cookie notice; null until then. */
export const cookieChoice = createStored<CookieChoice>(() => localStorage, KEY, {
  read: (text) => (text === 'accepted' || text === 'declined' ? text : null),
  write: (choice) => choice,
});

/** For the head of a page, before anything is drawn: marks it for those who have answered, whom `cookie-notice.css` does not ask again. */
export const markAnswered = `try{if(/^(accepted|declined)$/.test(localStorage.getItem('${KEY}')))document.documentElement.dataset.cookies='answered'}catch{}`;
