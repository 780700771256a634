import { get, post, put } from '../described.ts';

/** Of `import-tasks.ts`. */
export const importTaskCalls = {
  open: get('/api/admin/imports/tasks/', 'imports.read'),
  drop: post('/api/admin/imports/tasks/:id/dropped/', 'imports.change'),
  get: get('/api/admin/imports/tasks/:id/', 'imports.read'),
  addFile: post('/api/admin/imports/files/', 'imports.change'),
  addPart: put('/api/admin/imports/files/:id/parts/:part/', 'imports.change'),
  fileSent: post('/api/admin/imports/files/:id/sent/', 'imports.change'),
  addAddress: post('/api/admin/imports/tasks/', 'imports.change'),
  start: post('/api/admin/imports/tasks/:id/start/', 'imports.change'),
  undo: post('/api/admin/imports/:id/undo/', 'imports.change'),
  sources: get('/api/admin/imports/sources/', 'imports.read'),
  changeSource: put('/api/admin/imports/sources/', 'imports.change'),
};

/** Of `imports.ts`. */
export const importsCalls = {
  list: get('/api/admin/imports/', 'imports.read'),
  settle: post('/api/admin/imports/:id/settled/', 'imports.change'),
};
