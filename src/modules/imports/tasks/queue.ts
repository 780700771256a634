/** The queue of imports that the staff has begun. Its jobs: `{ id }` of a task. */
export const IMPORT_TASKS = 'import-tasks';
