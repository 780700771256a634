import { Navigate } from 'react-router';
import { useMay } from '../api/session.ts';
import { navigation } from '../pages.ts';

/** The first screen of the navigation that the member may open. */
export default function HomeRoute() {
  const may = useMay();
  const first = navigation.find(({ permission }) => !permission || may(permission));
  return <Navigate to={first?.path ?? '/me'} replace />;
}
