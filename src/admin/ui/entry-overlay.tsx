import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { entryMessages } from '#messages/office/entry.ts';

/** The sign-in over a page that waits: above its dialogs too, and not to be closed. */
export const EntryOverlay = ({ children }: { children: ReactNode }) => (
  <ModalOverlay className="entry-ground" isOpen isKeyboardDismissDisabled>
    <Modal>
      <Dialog aria-label={entryMessages.signIn}>{children}</Dialog>
    </Modal>
  </ModalOverlay>
);
