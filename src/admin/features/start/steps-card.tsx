import './start.css';
import type { StateOfSteps } from '#contracts/admin/work/first-steps.ts';
import { startScreenMessages as words } from '#messages/office/start.ts';
import { officePages } from '../../screens.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Leads the owner of a new shop to the steps that are to do. */
export function StepsCard({ steps: { steps } }: { steps: StateOfSteps }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'todo');
  return (
    <Notice>
      <div className="steps-card">
        {next && <p>{words.nextIs(done, steps.length, next.name)}</p>}
        <ButtonLink look="main" to={officePages.start.path}>
          {words.proceed}
        </ButtonLink>
      </div>
    </Notice>
  );
}
