import { useRef, useState } from 'react';
import type { WrittenDocument } from '#contracts/admin/content/documents.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { officeMessages } from '#messages/office/common.ts';
import { usualTitles, documentsScreenMessages as words } from '#messages/office/documents.ts';
import { documentNames } from '#messages/site/documents.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useFormDraft } from '../../ui/use-form-draft.ts';
import { usePublish } from './queries.ts';

interface Props {
  readonly kind: DocumentKind;
  readonly newest: WrittenDocument | null;
  readonly onClose: () => void;
}

/** The next version of a document, which begins with the text of the newest one. */
export function PublishForm({ kind, newest, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => ({
    ...(newest ?? { version: 0, title: usualTitles[kind], text: '' }),
    in_force: '',
  }));
  const { values, isTyped, set, reset, learn } = useFormDraft(`document:${kind}`, first);
  const publish = usePublish(kind, (document) => {
    say(words.published(document.version, document.in_force));
    reset(first);
    onClose();
  });
  useUnsaved(isTyped, { what: words.writeOf(documentNames[kind]).toLowerCase(), form });
  const isLate = publish.error instanceof ApiFailure && publish.error.code === 'content_changed';
  const field = (name: 'title' | 'in_force' | 'text') => ({
    name,
    value: values[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <div className="document-form">
      {isLate && <Notice look="error">{words.late}</Notice>}
      <Form
        formRef={form}
        failure={isLate ? null : publish.error}
        onSubmit={() =>
          publish.mutate(values, {
            onError: (failure) => {
              const now = failure instanceof ApiFailure && failure.body.now;
              if (now) learn({ ...(now as WrittenDocument), in_force: '' });
            },
          })
        }
      >
        <Field {...field('title')} label={words.name} maxLength={120} autoComplete="off" />
        <Field {...field('in_force')} label={words.inForce} hint={words.inForceHint} type="date" />
        <Field {...field('text')} label={words.text} isLong />
        <p className="document-form__hint">{words.textHint}</p>
        <div className="form__actions">
          <Button type="submit" look="main" isPending={publish.isPending}>
            {words.publish}
          </Button>
          {!isTyped && (
            <Button look="quiet" onPress={onClose}>
              {officeMessages.cancel}
            </Button>
          )}
        </div>
      </Form>
      <ContentPreview
        previewed={{
          kind: 'document',
          document: kind,
          form: { title: values.title, text: values.text, in_force: values.in_force || null },
        }}
      />
      <SaveBar />
    </div>
  );
}
