import { useState } from 'react';
import { redirectsScreenMessages as words } from '#messages/office/redirects.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveRedirects } from './queries.ts';
import { faultsInLines, typedLines } from './typed-lines.ts';

/** So many faults are shown at once. */
const MOST_FAULTS = 10;

/** Adds addresses, typed or pasted from a table: all, or none where one is wrong. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const [failure, setFailure] = useState<Error | null>(null);
  const save = useSaveRedirects((count) => {
    say(words.saved(count));
    onClose();
  });
  const refuse = (faults: readonly string[]) =>
    setFailure(new ApiFailure(400, { lines: faults.slice(0, MOST_FAULTS) }));
  const submit = ({ lines: text = '' }: Record<string, string>) => {
    const read = typedLines(text);
    if ('faults' in read) return refuse(read.faults);
    setFailure(null);
    const lines = read.lines.map(({ address, target }) => ({ address, target }));
    save.mutate(
      { lines },
      {
        onError: (error) =>
          error instanceof ApiFailure && error.status === 400
            ? refuse(faultsInLines(error.fields, read.lines))
            : setFailure(error),
      },
    );
  };
  return (
    <Dialog title={words.addTitle} onClose={onClose}>
      <p>{words.addAbout}</p>
      <p>{words.counts}</p>
      <Form onSubmit={submit} failure={failure}>
        <Field name="lines" label={words.lines} hint={words.linesHint} isLong autoFocus />
        <DialogActions label={words.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}
