import { useLocation, useNavigation } from 'react-router';

/** Whether a navigation within the same list (filters, sorting, page size, page) is pending. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}
