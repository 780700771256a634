import { useSearchParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { routeMessages as words } from '#messages/office/route.ts';
import { useViewer } from '../api/session.ts';
import { useRoute } from '../features/route/queries.ts';
import { RouteSheetView } from '../features/route/route-sheet.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { DayField } from '../ui/day-field.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { todayInShop } from '../ui/shop-clock.ts';

export default permitted('orders.read', words.title, RoutePage);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is delivered on the day of the address, without one today. */
function RoutePage() {
  const { time_zone: zone } = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('day') ?? '';
  const day = DAY.test(asked) ? asked : todayInShop(zone);
  usePageActions([{ name: words.print, run: () => print() }]);
  return (
    <Page
      title={words.title}
      about={words.about}
      before={<Link to={officePages.orders.path}>{officeMessages.orders}</Link>}
      actions={
        <Button look="main" onPress={() => print()}>
          {words.print}
        </Button>
      }
    >
      <div className="no-print">
        <DayField
          label={words.day}
          value={day}
          onChange={(next) => next && setParameters({ day: next }, { replace: true })}
        />
      </div>
      <Loaded query={useRoute(day)}>{(sheet) => <RouteSheetView {...sheet} />}</Loaded>
    </Page>
  );
}
