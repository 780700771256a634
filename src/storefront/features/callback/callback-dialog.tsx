import { useState } from 'react';
import { callbackMessages as messages } from '#messages/site/callbacks.ts';
import { commonMessages } from '#messages/words/common.ts';
import type { ConsentSettings } from '../../consent-terms.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { emptyDraft } from './callback-draft.ts';
import { closeCallback, useCallbackOpen } from './callback-opening.ts';

/** Loads the chunk of the form; also called early, to prefetch it. */
export const loadCallbackForm = () => import('./callback-form.tsx');

/** The one dialog of all callback buttons. Its form is loaded on demand, because few visitors open it. */
export function CallbackDialog({ settings }: { settings: ConsentSettings }) {
  const open = useCallbackOpen();
  const form = useChunk(loadCallbackForm, open);
  // Kept here so that the draft and the request in flight survive closing the dialog.
  const [draft, setDraft] = useState(emptyDraft);
  const sending = useState(false);
  return (
    <Dialog open={open} onClose={closeCallback} title={messages.title}>
      {form.state === 'there' && (
        <form.module.CallbackForm
          draft={draft}
          setDraft={setDraft}
          sending={sending}
          settings={settings}
        />
      )}
      {form.state === 'waiting' && <BilingualText text={commonMessages.loading} />}
      {form.state === 'failed' && <ReloadOffer />}
    </Dialog>
  );
}
