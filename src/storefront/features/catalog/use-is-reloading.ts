import { useLocation, useNavigation } from 'react-router';

/** Other filters, another sorting, size or page of a list are on their way. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}
