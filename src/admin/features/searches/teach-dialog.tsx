import { useState } from 'react';
import { searchesMessages as words } from '#messages/office/searches.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useViewer } from '../../api/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { type Meaning, useTeach } from './queries.ts';

interface Props {
  readonly text: string;
  /** What the search makes of it now. */
  readonly known: Meaning | undefined;
  readonly onClose: () => void;
}

/** Says to the search what a word of customers means. */
export function TeachDialog({ text, known: before, onClose }: Props) {
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const { shop_origin: shopOrigin } = useViewer();
  const teach = useTeach(({ word, meanings, page }) => {
    say(meanings.length > 0 || page ? words.taught(word) : words.forgotten(word));
    onClose();
  });
  const submit = (typed: Record<string, string>) => {
    const word = (typed.word ?? '').trim().toLowerCase();
    const meanings = (typed.meanings ?? '').split(',').map((one) => one.trim());
    const known = meanings.filter(Boolean);
    // The address may be copied from the browser.
    const page = (typed.page ?? '').trim().replace(shopOrigin || location.origin, '');
    const faults = {
      ...(!word && { word: [words.noWord] }),
      ...(known.length === 0 && !page && !before && { meanings: [words.noMeanings] }),
    };
    const isFaulty = Object.keys(faults).length > 0;
    setWrong(isFaulty ? new ApiFailure(400, faults) : null);
    if (!isFaulty) teach.mutate({ word, meanings: known, page, isChange: before !== undefined });
  };
  return (
    <Dialog title={words.teachTitle} onClose={onClose}>
      <p>{words.teachAbout}</p>
      <Form onSubmit={submit} failure={wrong ?? placed(teach.error)}>
        <Field
          name="word"
          label={words.word}
          autoComplete="off"
          defaultValue={text}
          isReadOnly={before !== undefined}
        />
        <Field
          name="meanings"
          label={words.meanings}
          hint={words.meaningsHint}
          autoComplete="off"
          defaultValue={before?.meanings.join(', ') ?? ''}
          autoFocus
        />
        <Field
          name="page"
          label={words.page}
          hint={words.pageHint}
          autoComplete="off"
          defaultValue={before?.page ?? ''}
        />
        {before && <p>{words.forgetHint}</p>}
        <DialogActions label={words.save} isPending={teach.isPending} />
      </Form>
    </Dialog>
  );
}

/** The settings name what they refuse by its place there: it stands at the field that it came from. */
function placed(error: Error | null): Error | null {
  if (!(error instanceof ApiFailure) || error.status !== 400) return error;
  const faults = Object.entries(error.fields);
  const of = (part: string) =>
    faults.filter(([path]) => path.startsWith(part)).flatMap(([, texts]) => texts);
  const pages = of('search_pages');
  const meanings = of('synonyms');
  if (pages.length + meanings.length === 0) return error;
  return new ApiFailure(400, {
    ...(pages.length > 0 && { page: pages }),
    ...(meanings.length > 0 && { meanings }),
  });
}
