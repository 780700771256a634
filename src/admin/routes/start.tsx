import { officeMessages } from '#messages/office/common.ts';
import { startScreenMessages as words } from '#messages/office/start.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { ReadinessSection } from '../features/start/readiness-section.tsx';
import { StepsList } from '../features/start/steps-list.tsx';
import { useFirstSteps } from '../features/start/steps-query.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('settings.write', officeMessages.start, StartPage);

/** The steps of a new shop, and what it lacks before it opens. */
function StartPage() {
  const steps = useFirstSteps();
  const { data } = steps;
  const counted = (state: string) => data?.steps.filter((step) => step.state === state).length ?? 0;
  const done = counted('done');
  const all = data?.steps.length ?? 0;
  return (
    <Page title={officeMessages.start} {...(data && { about: words.about(done, all) })}>
      <Loaded query={steps}>
        {(state) => (
          <>
            {counted('todo') === 0 && (
              <Notice look="good">{done === all ? words.allDone : words.allLeft}</Notice>
            )}
            <StepsList state={state} />
          </>
        )}
      </Loaded>
      <ReadinessSection />
    </Page>
  );
}
