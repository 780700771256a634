import { officeMessages } from '#messages/office/common.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** In the place of what could not be loaded. */
export const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Notice look="error">
    <p>{error.message}</p>
    <Button onPress={onRetry}>{officeMessages.again}</Button>
  </Notice>
);
