import type { callForFile } from '../../api/call-api.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';

/** Asks for a report as a file and saves it; the code is asked for where it was not shown lately. */
export const useSavedFile = <Query>(
  ask: (query: Query) => ReturnType<typeof callForFile>,
  saved: string,
) =>
  useChange(ask, {
    onDone: (file) => {
      saveFile(file);
      say(saved);
    },
    asksCode: true,
  });
