export { fillEmptyContent } from './fill.ts';
export { findFirstContent } from './first-content.ts';
export { VERSIONS_FILE, versionsText } from './folder.ts';
export type { FolderPart } from './folder-part.ts';
export { gap } from './gap.ts';
export { ContentRefused } from './problems.ts';
export { pullContent } from './pull.ts';
export { pushContent } from './push.ts';
export { checkReadiness, findDemoTexts, type Readiness } from './readiness.ts';
