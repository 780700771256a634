import { type ComponentType, useState } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { say } from './toasts.tsx';

/** A part of the office that is loaded when it is first opened. Where it cannot be loaded, a message says so and the page stays. */
export function useOpenLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Opened, setOpened] = useState<ComponentType<Props>>();
  return {
    Opened,
    open: () => {
      load().then(
        (part) => setOpened(() => part),
        () => say(officeMessages.noConnection),
      );
    },
    close: () => setOpened(undefined),
  };
}
