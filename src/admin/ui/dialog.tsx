import './dialog.css';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page. Esc closes it; a press beside it does not, because what was typed would be lost. */
export const Dialog = ({ title, onClose, children }: Props) => (
  <ModalOverlay className="dialog-ground" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
    <Modal className="dialog">
      <AriaDialog className="dialog__content">
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
