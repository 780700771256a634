export type { LogoFile } from './drawing/read-logo.ts';
export { LogoRefused } from './logo/logo-refused.ts';
export { keepLogo, readLogo, readLogoFile } from './logo/store-logo.ts';
export { unreadableColours } from './unreadable-colours.ts';
