/** What is loaded when the page is at rest. */
export { CookieNotice } from './cookie-notice.tsx';
export { sendOnce } from './send-once.ts';
