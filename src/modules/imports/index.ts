// What reads and merges files is loaded by its thread alone: `tasks/run-task.ts`.
export { askedPriceQueues } from './asked-prices/list-asked.ts';
export { readPlainTable } from './plain/read-plain-table.ts';
export type { PlainRow } from './plain/works.ts';
export { importsInOffice } from './runs/admin-routes.ts';
export { importQueues, purgeOldRuns } from './runs/runs.ts';
export { importTasksInOffice } from './tasks/admin-routes.ts';
export { endGone } from './tasks/end-task.ts';
export { purgeUnsentFiles } from './tasks/kept-files.ts';
export { IMPORT_TASKS } from './tasks/queue.ts';
export { beginNightly, purgeOldTasks } from './tasks/tasks.ts';
