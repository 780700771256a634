export { fillEmptyContent } from './fill.ts';
export { VERSIONS_FILE, versionsText } from './folder.ts';
export { gap } from './gap.ts';
export { findOwnContent } from './own-content.ts';
export { pullContent } from './pull.ts';
export { pushContent } from './push.ts';
export { checkReadiness, type Readiness } from './readiness.ts';
