import { useState } from 'react';
import type { WrittenDocument } from '#contracts/admin/content/documents.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { officeMessages } from '#messages/office/common.ts';
import { usualTitles, documentsScreenMessages as words } from '#messages/office/documents.ts';
import { documentNames } from '#messages/site/documents.ts';
import { call, conflictOf } from '../../api/call-api.ts';
import { documentsCalls } from '../../api/endpoints/content.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Field } from '../../ui/field.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { TextAsShown } from '../../ui/text-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { documentsOld } from './queries.ts';

interface Props {
  readonly kind: DocumentKind;
  readonly newest: WrittenDocument | null;
  readonly onClose: () => void;
}

/** The next version of a document, which begins with the text of the newest one. */
export function PublishForm({ kind, newest, onClose }: Props) {
  const { form, values, isTyped, set } = useStoredForm({
    draft: `document:${kind}`,
    what: words.writeOf(documentNames[kind]).toLowerCase(),
    stored: newest ?? { version: 0, title: usualTitles[kind], text: '', in_force: '' },
    valuesOf: (document: WrittenDocument) => ({ ...document, in_force: '' }),
    save: (body) => call(documentsCalls.publish, { params: { kind }, body }),
    makesOld: documentsOld,
    onSaved: ({ version, in_force: day }) => {
      say(words.published(version, day));
      onClose();
    },
    lateOf: (failure) => {
      const now = conflictOf<typeof documentsCalls.publish>(failure)?.now;
      return now && { now, texts: [words.late] };
    },
  });
  const [isAsking, setAsking] = useState(false);
  const field = (name: 'title' | 'in_force' | 'text') => ({
    name,
    value: values[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <div className="document-form">
      <StoredForm
        form={{ ...form, submit: () => (values.in_force ? setAsking(true) : form.submit()) }}
        saveLabel={words.publish}
        actions={
          !isTyped && (
            <Button look="quiet" onPress={onClose}>
              {officeMessages.cancel}
            </Button>
          )
        }
      >
        <Field {...field('title')} label={words.name} maxLength={120} autoComplete="off" />
        <DayField {...field('in_force')} label={words.inForce} hint={words.inForceHint} />
        <TextAsShown {...field('text')} label={words.text} hint={words.textHint} page={kind} />
      </StoredForm>
      {isAsking && (
        <PublishDialog
          kind={kind}
          inForce={values.in_force}
          isFirst={newest === null}
          onPublish={() => {
            setAsking(false);
            form.submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <ContentPreview
        previewed={{
          kind: 'document',
          document: kind,
          form: { title: values.title, text: values.text, in_force: values.in_force || null },
        }}
      />
    </div>
  );
}
