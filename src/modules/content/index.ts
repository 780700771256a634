export { fillEmptyContent } from './fill.ts';
export { findFirstContent } from './first-content.ts';
export { VERSIONS_FILE, versionsText } from './folder.ts';
export { gap } from './gap.ts';
export { pullContent } from './pull.ts';
export { pushContent } from './push.ts';
export { checkReadiness, findDemoTexts, type Readiness } from './readiness.ts';
