import './navigation.css';
import { NavLink } from 'react-router';
import { officeMessages as words } from '#messages/office/common.ts';
import { useMay } from '../../api/session.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import { isOpenTo, navigation, officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';

/** Links to the screens that the member may open; those to first steps only while there are some. */
export function Navigation({ hasSteps }: { hasSteps: boolean }) {
  const may = useMay();
  const signOut = useSignOut();
  const open = navigation.filter(
    (page) => isOpenTo(page, may) && (hasSteps || page !== officePages.start),
  );
  return (
    <nav className="navigation" aria-label={words.navigation}>
      {open.map(({ path, name }) => (
        <NavLink
          key={path}
          to={path}
          end={path === officePages.today.path}
          className="navigation__link"
        >
          {name}
        </NavLink>
      ))}
      <Button look="quiet" onPress={() => signOut.mutate()} isPending={signOut.isPending}>
        {words.leave}
      </Button>
    </nav>
  );
}
