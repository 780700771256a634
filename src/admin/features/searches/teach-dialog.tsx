import { useState } from 'react';
import { searchesMessages as words } from '#messages/office-searches.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useTeach } from './queries.ts';

interface Props {
  readonly text: string;
  readonly onClose: () => void;
}

/** Says to the search what a word of customers means. */
export function TeachDialog({ text, onClose }: Props) {
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const teach = useTeach(({ word }) => {
    say(words.taught(word));
    onClose();
  });
  const submit = (typed: Record<string, string>) => {
    const word = (typed.word ?? '').trim().toLowerCase();
    const meanings = (typed.meanings ?? '').split(',').map((one) => one.trim());
    const known = meanings.filter(Boolean);
    const faults = {
      ...(!word && { word: [words.noWord] }),
      ...(known.length === 0 && { meanings: [words.noMeanings] }),
    };
    const isFaulty = Object.keys(faults).length > 0;
    setWrong(isFaulty ? new ApiFailure(400, faults) : null);
    if (!isFaulty) teach.mutate({ word, meanings: known });
  };
  return (
    <Dialog title={words.teachTitle} onClose={onClose}>
      <p>{words.teachAbout}</p>
      <Form onSubmit={submit} failure={wrong ?? general(teach.error)}>
        <Field name="word" label={words.word} autoComplete="off" defaultValue={text} />
        <Field
          name="meanings"
          label={words.meanings}
          hint={words.meaningsHint}
          autoComplete="off"
          autoFocus
        />
        <DialogActions label={words.save} isPending={teach.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** What is refused of a word stands at the words: the settings name it by its place there. */
function general(error: Error | null): Error | null {
  if (!(error instanceof ApiFailure) || error.status !== 400) return error;
  const texts = Object.values(error.fields).flat();
  return new ApiFailure(400, { meanings: texts.length > 0 ? texts : [error.message] });
}
