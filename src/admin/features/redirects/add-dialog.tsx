import { useRef, useState } from 'react';
import { redirectsScreenMessages as words } from '#messages/office/redirects.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { AddressCombo } from '../../ui/address-combo.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveRedirects } from './queries.ts';
import { faultsInLines, typedLines, withTarget } from './typed-lines.ts';

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
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const place = useRef<HTMLTextAreaElement>(null);
  const insert = (link: string) => {
    setText(withTarget(text, place.current?.selectionStart ?? text.length, link));
    // The field of the search has the chosen address by then.
    queueMicrotask(() => setPage(''));
    place.current?.focus();
  };
  const submit = () => {
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
        <Field
          name="lines"
          label={words.lines}
          hint={words.linesHint}
          value={text}
          longRef={place}
          isLong
          autoFocus
          onChange={setText}
        />
        <AddressCombo
          name="page"
          label={words.insert}
          hint={words.insertHint}
          value={page}
          onChange={setPage}
          onChoose={({ link }) => insert(link)}
        />
        <DialogActions label={words.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}
