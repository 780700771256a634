const PATH = /^\/(?:products\/[^/]|$)/;
const TOKEN = /^[\w-]{43}$/;

/** Whether an address can show what a member of the staff has typed and not saved: only some pages do, by a token. */
export const isPreviewAddress = (path: string, token: string | null | undefined): token is string =>
  PATH.test(path) && typeof token === 'string' && TOKEN.test(token);
