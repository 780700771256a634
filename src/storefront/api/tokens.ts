import { createStored, textCodec } from '../browser-storage.ts';

const local = () => localStorage;

/** Spec section 3, "Browser storage": what a customer's calls are made with, and what renews it. */
export const accessToken = createStored(local, 'access', textCodec);
export const refreshToken = createStored(local, 'refresh', textCodec);

/** Whether this browser holds a sign-in, valid or not. */
export const hasTokens = (): boolean => accessToken.get() !== null || refreshToken.get() !== null;

/** The access token comes last: whoever watches it finds the pair whole. */
export function keepTokens(tokens: { access: string; refresh?: string | undefined }): void {
  if (tokens.refresh) refreshToken.set(tokens.refresh);
  accessToken.set(tokens.access);
}

export function dropTokens(): void {
  refreshToken.set(null);
  accessToken.set(null);
}
