import Phone from 'lucide-react/icons/phone';
import { callbackMessages as messages } from '#messages/callbacks.ts';
import { Button } from '../../ui/button.tsx';
import { loadCallbackForm } from './callback-dialog.tsx';
import { openCallback } from './callback-opening.ts';
import './callback-buttons.css';

/** By the time of the click the form has begun to load. */
const opener = {
  'aria-haspopup': 'dialog',
  onPointerEnter: loadCallbackForm,
  onFocus: loadCallbackForm,
  onClick: openCallback,
} as const;

/** In the header. */
export const CallbackButton = () => (
  <Button look="link" className="needs-script" {...opener}>
    {messages.title}
  </Button>
);

/** The round one at the foot of the window. */
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
