import type { Calls } from '../endpoint.ts';

/** Of `import-tasks.ts`. */
export const importTaskCalls = {
  open: { method: 'GET', url: '/api/admin/imports/tasks/', config: { access: 'imports.read' } },
  drop: {
    method: 'POST',
    url: '/api/admin/imports/tasks/:id/dropped/',
    config: { access: 'imports.change' },
  },
  get: { method: 'GET', url: '/api/admin/imports/tasks/:id/', config: { access: 'imports.read' } },
  addFile: {
    method: 'POST',
    url: '/api/admin/imports/files/',
    config: { access: 'imports.change' },
  },
  addPart: {
    method: 'PUT',
    url: '/api/admin/imports/files/:id/parts/:part/',
    config: { access: 'imports.change' },
  },
  fileSent: {
    method: 'POST',
    url: '/api/admin/imports/files/:id/sent/',
    config: { access: 'imports.change' },
  },
  addAddress: {
    method: 'POST',
    url: '/api/admin/imports/tasks/',
    config: { access: 'imports.change' },
  },
  start: {
    method: 'POST',
    url: '/api/admin/imports/tasks/:id/start/',
    config: { access: 'imports.change' },
  },
  undo: {
    method: 'POST',
    url: '/api/admin/imports/:id/undo/',
    config: { access: 'imports.change' },
  },
  sources: {
    method: 'GET',
    url: '/api/admin/imports/sources/',
    config: { access: 'imports.read' },
  },
  changeSource: {
    method: 'PUT',
    url: '/api/admin/imports/sources/',
    config: { access: 'imports.change' },
  },
} as const satisfies Calls;

/** Of `imports.ts`. */
export const importsCalls = {
  list: { method: 'GET', url: '/api/admin/imports/', config: { access: 'imports.read' } },
  settle: {
    method: 'POST',
    url: '/api/admin/imports/:id/settled/',
    config: { access: 'imports.change' },
  },
} as const satisfies Calls;
