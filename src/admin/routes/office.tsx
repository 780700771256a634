import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import { type Session, useSessionQuery, Viewer } from '../api/session.ts';
import { FindButton } from '../features/command-palette/find-button.tsx';
import { KeysLater } from '../features/command-palette/keys-later.tsx';
import { StepUpProvider } from '../features/entry/step-up.tsx';
import { HelpButton } from '../features/handbook/help-button.tsx';
import { PriceQuestionsProvider } from '../features/shell/price-questions.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { useStepsToDo } from '../features/start/steps-query.ts';
import { Failure } from '../ui/failure.tsx';
import { PageHelp } from '../ui/page-help.ts';
import { Waiting } from '../ui/waiting.tsx';

/** Each member needs it once; it brings the drawing of QR codes. */
const ConnectFirstApp = lazy(async () => ({
  default: (await import('../features/entry/connect-first-app.tsx')).ConnectFirstApp,
}));

const EntryOverlay = lazy(async () => ({
  default: (await import('../ui/entry-overlay.tsx')).EntryOverlay,
}));

const SignInOrFactor = lazy(() => import('../features/entry/entry.tsx'));

/** The office: what is still missing of the sign-in, then the screens. A page whose session has ended waits behind the sign-in with what was typed. */
export function Office() {
  const { data: session, error, isPending, refetch } = useSessionQuery();
  const atWork = useRef<OwnSession>(null);
  if (isPending) return <Waiting />;
  if (session === undefined) return <Failure error={error} onRetry={refetch} />;
  const isOpen = session !== null && session !== 'closed' && session.state === 'complete';
  if (isOpen) atWork.current = session;
  if (session === 'closed') atWork.current = null;
  const viewer = atWork.current;
  const entry = <Entry session={session} former={viewer?.id} />;
  return (
    <>
      {!isOpen &&
        (viewer ? (
          <Suspense>
            <EntryOverlay>{entry}</EntryOverlay>
          </Suspense>
        ) : (
          entry
        ))}
      {viewer && (
        <div hidden={!isOpen}>
          <Viewer value={viewer}>
            <StepUpProvider>
              <PriceQuestionsProvider>
                <Workplace />
              </PriceQuestionsProvider>
            </StepUpProvider>
          </Viewer>
        </div>
      )}
    </>
  );
}

/** The screens with their frame, and what the keys open. */
function Workplace() {
  const [asked, setAsked] = useState(0);
  const hasSteps = useStepsToDo() !== undefined;
  return (
    <Shell find={<FindButton onPress={() => setAsked(asked + 1)} />} hasSteps={hasSteps}>
      <PageHelp value={<HelpButton />}>
        <Outlet />
      </PageHelp>
      <KeysLater asked={asked} />
    </Shell>
  );
}

interface EntryProps {
  readonly session: Session;
  /** The member whose page waits behind. */
  readonly former: number | undefined;
}

/** What is still missing before the office opens. */
function Entry({ session, former }: EntryProps) {
  const isMember = session !== null && session !== 'closed';
  return (
    <Suspense fallback={<Waiting />}>
      {isMember && session.state !== 'factor_missing' ? (
        <ConnectFirstApp />
      ) : (
        <SignInOrFactor session={session} former={former} />
      )}
    </Suspense>
  );
}
