import { get } from '../described.ts';

/** Of `links.ts`: apart from the other calls, which the heaviest screen of the office loads. */
export const linksCalls = {
  find: get('/api/admin/links/', 'content.read'),
  check: get('/api/admin/links/fault/', 'content.read'),
};
