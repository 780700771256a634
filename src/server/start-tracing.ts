import { loadSettingsFile, SettingsFileError } from '#platform/config/settings-file.ts';
import { startTracing } from '#platform/tracing/tracing.ts';

try {
  loadSettingsFile();
} catch (error) {
  if (!(error instanceof SettingsFileError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// React reads NODE_ENV. Without it React runs its development build: half as fast and much bigger.
process.env.NODE_ENV ||= 'production';

/** Must be imported before everything else: OpenTelemetry patches libraries while they are loaded. */
export const tracing = startTracing(process.env);
