import { Navigate } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { todayMessages as words } from '#messages/office/today.ts';
import { useMay } from '../api/session.ts';
import { useToday } from '../api/today.ts';
import { StepsCard } from '../features/start/steps-card.tsx';
import { useStepsToDo } from '../features/start/steps-query.ts';
import { DemoNotice } from '../features/today/demo-notice.tsx';
import { PublicDemoNotice } from '../features/today/public-demo-notice.tsx';
import { Queues } from '../features/today/queues.tsx';
import { isOpenTo, navigation, officePages } from '../screens.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

/** «Сегодня»; for those whom nothing waits for the first screen that they may open. */
export default function HomeRoute() {
  const may = useMay();
  if (may(officePages.today.permission)) return <TodayPage />;
  const first = navigation.find((page) => isOpenTo(page, may));
  return <Navigate to={first?.path ?? officePages.me.path} replace />;
}

function TodayPage() {
  const steps = useStepsToDo();
  return (
    <Page title={officeMessages.today} about={words.about}>
      {steps && <StepsCard steps={steps} />}
      <Loaded query={useToday()}>
        {({ queues, demo, demo_in_public: parts }) => (
          <>
            {parts.length > 0 && <PublicDemoNotice parts={parts} />}
            {!steps && queues.every(({ count }) => count === 0) && (
              <Notice look="good">{words.allDone}</Notice>
            )}
            {demo && <DemoNotice demo={demo} />}
            <Queues queues={queues} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
