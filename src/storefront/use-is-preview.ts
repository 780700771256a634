import { useSearchParams } from 'react-router';

/** Whether the staff looks at what is not saved yet. */
export const useIsPreview = (): boolean => useSearchParams()[0].has('preview');
