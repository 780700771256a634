import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the address of a list ends with where its form of something new is to be opened at once. */
export const NEW = '#new';

/** Opens the form where the address asks for it, once it can be opened; the address forgets it, so a reload does not ask again. */
export function useOpenByAddress(isReady: boolean, open: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isAsked = isReady && hash === NEW;
  useEffect(() => {
    if (!isAsked) return;
    navigate({ pathname, search }, { replace: true });
    open();
  });
}
