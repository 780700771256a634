import './start.css';
import type { FirstStep, StateOfSteps, StepState } from '#contracts/admin/work/first-steps.ts';
import { firstStepNames } from '#messages/office/first-steps.ts';
import { stepTexts, startScreenMessages as words } from '#messages/office/start.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { useLeaveStep } from './queries.ts';
import { waysOf } from './step-ways.ts';

/** The steps in their order; the first that is to do stands out. */
export function StepsList({ state }: { state: StateOfSteps }) {
  const next = state.steps.find((step) => step.state === 'todo');
  return (
    <ol className="steps" aria-label={words.list}>
      {state.steps.map((step) => (
        <Step key={step.name} {...step} all={state} isNext={step === next} />
      ))}
    </ol>
  );
}

interface Props {
  readonly name: FirstStep;
  readonly state: StepState;
  readonly all: StateOfSteps;
  readonly isNext: boolean;
}

function Step({ name, state, all, isNext }: Props) {
  const { note, ways } = waysOf(name, all, useViewer().shop_origin);
  const isDone = state === 'done';
  return (
    <li className="step" data-state={state}>
      <div className="step__head">
        <h2>{firstStepNames[name]}</h2>
        <span className="step__state">{words.states[state]}</span>
      </div>
      {!isDone && <p>{stepTexts[name]}</p>}
      {!isDone && note && <p>{note}</p>}
      <div className="step__ways">
        {ways.map(({ name, ...way }, index) =>
          isDone ? (
            <Link key={name} {...way}>
              {name}
            </Link>
          ) : (
            <ButtonLink key={name} {...way} look={isNext && index === 0 ? 'main' : 'plain'}>
              {name}
            </ButtonLink>
          ),
        )}
        {!isDone && <Aside name={name} isLeft={state === 'left'} />}
      </div>
    </li>
  );
}

/** Puts the step aside, or takes it up again. */
function Aside({ name, isLeft }: { name: FirstStep; isLeft: boolean }) {
  const leave = useLeaveStep();
  return (
    <Button
      look="quiet"
      aria-label={isLeft ? words.takeUpOf(name) : words.leaveOf(name)}
      isPending={leave.isPending}
      onPress={() => leave.mutate({ step: name, left: !isLeft })}
    >
      {isLeft ? words.takeUp : words.leave}
    </Button>
  );
}
