import { loadSettingsFile } from '#platform/settings-file.ts';
import { startTracing } from '#platform/tracing.ts';

loadSettingsFile();
// React looks here by itself, and is half as quick and much bigger where nothing is said.
process.env.NODE_ENV ||= 'production';

/** Imported before everything else: what is traced is changed as it is loaded. */
export const tracing = startTracing(process.env);
