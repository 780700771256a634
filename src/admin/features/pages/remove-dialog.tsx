import { useNavigate } from 'react-router';
import type { StoredPage } from '#contracts/admin/content/pages.ts';
import { pagesScreenMessages as words } from '#messages/office/pages.ts';
import { officePages } from '../../screens.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemovePage } from './queries.ts';

interface Props {
  readonly page: StoredPage;
  readonly onClose: () => void;
}

/** Asks before a page is deleted. */
export function RemoveDialog({ page, onClose }: Props) {
  const navigate = useNavigate();
  const remove = useRemovePage(() => {
    say(words.removed(page.title));
    onClose();
    navigate(officePages.pages.path);
  });
  return (
    <Dialog title={words.removeAsk(page.title)} onClose={onClose}>
      <p>{words.removeText}</p>
      <Form
        failure={remove.error}
        onSubmit={() => remove.mutate({ slug: page.slug, version: page.version })}
      >
        <DialogActions label={words.remove} isDanger isPending={remove.isPending} />
      </Form>
    </Dialog>
  );
}
