import { useLocation, useSearchParams } from 'react-router';
import { isPreviewAddress } from '#contracts/preview-address.ts';

/** Whether the staff looks at what is not saved yet. The server leads a preview that has ended to the page itself. */
export const useIsPreview = (): boolean =>
  isPreviewAddress(useLocation().pathname, useSearchParams()[0].get('preview'));
