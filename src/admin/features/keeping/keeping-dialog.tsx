import type { StoredKeeping } from '#contracts/admin/keeping/keeping.ts';
import {
  type KeepingKind,
  type KeepingTerms,
  keepingKinds,
  keepingRules,
} from '#contracts/admin/keeping/values.ts';
import { officeMessages } from '#messages/office/common.ts';
import {
  boundsText,
  keepingKindWords,
  termLabel,
  keepingWords as words,
} from '#messages/office/keeping.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { say } from '../../ui/toasts.tsx';
import { useSaveKeeping } from './queries.ts';

interface Props {
  readonly stored: StoredKeeping;
  readonly onClose: () => void;
}

/** Changes the terms. What the API refuses stands at its field with the bounds beside it. */
export function KeepingDialog({ stored: { terms, version }, onClose }: Props) {
  const save = useSaveKeeping(() => {
    say(words.saved);
    onClose();
  });
  return (
    <Dialog title={words.changeTitle} onClose={onClose}>
      <p>{words.changeAbout}</p>
      <Form
        failure={save.error}
        onSubmit={(typed) => save.mutate({ version, terms: termsIn(typed) })}
      >
        {keepingKinds.map((kind) => (
          <Field
            key={kind}
            name={nameOf(kind)}
            label={termLabel(kind, keepingRules[kind])}
            hint={`${keepingKindWords[kind].about} ${boundsText(keepingRules[kind])}`}
            inputMode="numeric"
            defaultValue={String(terms[kind])}
            autoComplete="off"
          />
        ))}
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

const nameOf = (kind: KeepingKind) => `terms.${kind}`;

/** The numbers that were typed; another text is not one, and the API refuses it by its field. */
const termsIn = (typed: Readonly<Record<string, string>>): KeepingTerms =>
  Object.fromEntries(
    keepingKinds.map((kind) => {
      const read = readTyped(typed[nameOf(kind)] ?? '', 'pieces', words.notNumber);
      return [kind, 'value' in read ? read.value : Number.NaN];
    }),
  ) as Record<KeepingKind, number>;
