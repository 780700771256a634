import { createStored, textCodec } from '../browser-storage.ts';

const local = () => localStorage;

/** The keys of spec section 3, "Browser storage": the token of API calls, and the token that renews it. */
export const accessToken = createStored(local, 'access', textCodec);
export const refreshToken = createStored(local, 'refresh', textCodec);

/** Whether this browser holds tokens, valid or not. */
export const hasTokens = (): boolean => accessToken.get() !== null || refreshToken.get() !== null;

/** The access token is written last: its subscribers then see a complete pair. */
export function keepTokens(tokens: { access: string; refresh?: string | undefined }): void {
  if (tokens.refresh) refreshToken.set(tokens.refresh);
  accessToken.set(tokens.access);
}

/** Removes both tokens: this browser is then a guest. */
export function clearTokens(): void {
  refreshToken.set(null);
  accessToken.set(null);
}
