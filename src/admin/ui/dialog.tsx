import './dialog.css';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { LeaveQuestion } from './leave-question.tsx';
import { LeavingDialog } from './leaving-dialog.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page. Esc closes it, after a question where something was typed; a press beside it does not. */
export function Dialog({ title, onClose, children }: Props) {
  const { question, leave: ask, watched } = useLeaveQuestion();
  const leave = () => ask(onClose);
  return (
    <ModalOverlay className="dialog-ground" isOpen onOpenChange={(isOpen) => isOpen || leave()}>
      <Modal className="dialog">
        <AriaDialog className="dialog__content">
          <div {...watched} className="dialog__body" inert={question !== undefined}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <LeavingDialog value={leave}>{children}</LeavingDialog>
          </div>
          {question && <LeaveQuestion {...question} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
