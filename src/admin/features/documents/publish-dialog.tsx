import type { DocumentKind } from '#contracts/legal-documents.ts';
import { documentsScreenMessages as words } from '#messages/office/documents.ts';
import { documentNames } from '#messages/site/documents.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';

interface Props {
  readonly kind: DocumentKind;
  readonly inForce: string;
  /** No version has agreements. */
  readonly isFirst: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Asks before a version is published: what it does, from when, and what becomes of those who agreed before. */
export const PublishDialog = ({ kind, inForce, isFirst, onPublish, onClose }: Props) => (
  <Dialog title={words.publishAsk(documentNames[kind])} onClose={onClose}>
    <p>{words.publishFrom(inForce)}</p>
    {!isFirst && <p>{words.publishKept}</p>}
    <p>{words.publishBack}</p>
    <Form failure={null} onSubmit={onPublish}>
      <DialogActions label={words.publish} isPending={false} />
    </Form>
  </Dialog>
);
