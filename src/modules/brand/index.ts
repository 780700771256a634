export { LogoRefused } from './logo/logo-refused.ts';
export { readLogoFile, storeLogo } from './logo/store-logo.ts';
export { unreadableColours } from './unreadable-colours.ts';
