export { isImported } from './queries.ts';
