import './waiting.css';
import { officeMessages } from '#messages/office/common.ts';

/** In the place of what is being loaded. */
export const Waiting = () => (
  <p className="waiting" role="status">
    {officeMessages.waiting}
  </p>
);
