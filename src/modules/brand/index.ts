export { LogoRefused } from './logo/logo-refused.ts';
export { logoFileName, readLogoFile, storeLogo } from './logo/store-logo.ts';
export { unreadableColours } from './unreadable-colours.ts';
