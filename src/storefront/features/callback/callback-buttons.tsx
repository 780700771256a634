import Phone from 'lucide-react/icons/phone';
import { callbackMessages as messages } from '#messages/site/callbacks.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { loadCallbackForm } from './callback-dialog.tsx';
import { openCallback } from './callback-opening.ts';
import './callback-buttons.css';

/** Prefetches the form on hover, before the click. */
const opener = {
  'aria-haspopup': 'dialog',
  onPointerEnter: loadCallbackForm,
  onFocus: loadCallbackForm,
  onClick: openCallback,
} as const;

/** In the sticky row of the header; from 768 px. */
export const CallbackButton = () => (
  <Button appearance="quiet" className="callback-button needs-script" {...opener}>
    {messages.title}
  </Button>
);

/** In the bottom bar; under 768 px. */
export const CallbackTool = () => (
  <IconButton
    className="callback-tool needs-script"
    icon={<Phone aria-hidden="true" />}
    label={messages.title}
    caption={messages.short}
    {...opener}
  />
);

/** The round button in the page margin; from 768 px. */
export const CallbackCorner = () => (
  <button
    type="button"
    className="callback-corner needs-script"
    aria-label={messages.floating}
    {...opener}
  >
    <Phone aria-hidden="true" />
  </button>
);
