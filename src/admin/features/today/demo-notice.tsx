import './demo-notice.css';
import { useState } from 'react';
import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import { officeDemoMessages as words } from '#messages/office/demo.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveDemo } from './queries.ts';

/** Says that the office has examples, and removes them. */
export function DemoNotice({ demo }: { demo: DemoLeft }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Notice>
        <div className="demo-notice">
          <p>{words.about(demo)}</p>
          <Button onPress={() => setAsking(true)}>{words.remove}</Button>
        </div>
      </Notice>
      {isAsking && <RemoveDialog demo={demo} onClose={() => setAsking(false)} />}
    </>
  );
}

function RemoveDialog({ demo, onClose }: { demo: DemoLeft; onClose: () => void }) {
  const remove = useRemoveDemo((removed) => {
    say(words.removed(removed));
    onClose();
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.question(demo)}</p>
      <Form onSubmit={() => remove.mutate()} failure={remove.error}>
        <DialogActions label={words.remove} isPending={remove.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
