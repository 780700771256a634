import { loadSettingsFile } from '#platform/settings-file.ts';
import { startTracing } from '#platform/tracing.ts';

loadSettingsFile();

/** Imported before everything else: what is traced is changed as it is loaded. */
export const tracing = startTracing(process.env);
