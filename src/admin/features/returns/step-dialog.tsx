import { useState } from 'react';
import type { ReturnCard, ReturnStep } from '#contracts/admin/returns/returns.ts';
import {
  fatesOf,
  LONGEST_REASON,
  type ReturnFate,
  type ReturnWay,
  returnWays,
} from '#contracts/return-states.ts';
import { returnFateNames, returnWayNames, returnWords as words } from '#messages/office/returns.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ClosingFields, closingOf } from './closing-fields.tsx';
import { type NextStep, stepNames } from './next-steps.ts';
import { useStep } from './queries.ts';

interface Props {
  readonly card: ReturnCard;
  readonly to: NextStep;
  readonly onClose: () => void;
}

type Values = Readonly<Record<string, string>>;

/** The next step of a return: what belongs to it, and words for the customer. */
export function StepDialog({ card, to, onClose }: Props) {
  const { id, version } = card;
  const step = useStep(id, onClose);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const save = (values: Values) => {
    const read = stepOf(card, to, values);
    setWrong(read instanceof ApiFailure ? read : null);
    if (!(read instanceof ApiFailure)) step.mutate({ version, step: read });
  };
  return (
    <Dialog title={`${words.title(id)}: ${stepNames[to].toLowerCase()}`} onClose={onClose}>
      <Form failure={wrong ?? plainFields(step.error)} onSubmit={save}>
        {to === 'coming' && <ComingFields card={card} />}
        {to === 'inspected' && <InspectionFields card={card} />}
        {to === 'closed' && <ClosingFields card={card} />}
        <Field
          name="note"
          label={words.noteField}
          hint={to === 'refused' ? words.refuseHint : words.noteHint}
          isLong
          maxLength={LONGEST_REASON}
        />
        <DialogActions
          label={to === 'refused' || to === 'withdrawn' ? stepNames[to] : words.save}
          isPending={step.isPending}
          isDanger={to === 'refused' || to === 'withdrawn'}
        />
      </Form>
    </Dialog>
  );
}

/** The fields of the form by their own names: the API tells those of the step with its name before them. */
function plainFields(failure: Error | null): Error | null {
  if (!(failure instanceof ApiFailure)) return failure;
  const fields = Object.entries(failure.fields);
  if (!fields.some(([name]) => name.startsWith(STEP))) return failure;
  const plain = fields.map(([name, texts]) => [name.replace(STEP, ''), texts]);
  return new ApiFailure(failure.status, Object.fromEntries(plain));
}

const STEP = 'step.';

function ComingFields({ card }: { card: ReturnCard }) {
  const [way, setWay] = useState<string>(card.way ?? 'collected');
  return (
    <>
      <Choice
        name="way"
        label={words.way}
        value={way}
        options={returnWays.map((value) => ({ value, name: returnWayNames[value] }))}
        onChange={setWay}
      />
      {way === 'collected' && (
        <DayField name="collect_on" label={words.collectOn} defaultValue={card.collect_on ?? ''} />
      )}
    </>
  );
}

function InspectionFields({ card }: { card: ReturnCard }) {
  const [hasDefect, setDefect] = useState(card.has_defect);
  const fates = fatesOf(card.wish);
  return (
    <>
      {card.lines.map(({ position, name, variant_name: variant }) => (
        <Fate
          key={position}
          position={position}
          name={[name, variant].filter(Boolean).join(', ')}
          fates={fates}
          usual={fates.length === 1 ? 'back' : card.has_defect ? 'discounted' : 'stock'}
        />
      ))}
      <Check
        name="has_defect"
        checked={hasDefect}
        onChange={({ target }) => setDefect(target.checked)}
      >
        {words.hasDefect}
      </Check>
      {hasDefect ? (
        <p className="return-card__soft">{words.hasDefectAbout}</p>
      ) : (
        <Field
          name="carriage"
          label={words.carriageField}
          hint={words.carriageHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue="0"
        />
      )}
    </>
  );
}

interface FateProps {
  readonly position: number;
  readonly name: string;
  /** Where they can go. */
  readonly fates: readonly ReturnFate[];
  /** Where such goods usually go. */
  readonly usual: ReturnFate;
}

function Fate({ position, name, fates, usual }: FateProps) {
  const [fate, setFate] = useState(usual);
  return (
    <div className="return-inspection">
      <SelectField
        name={`fate-${position}`}
        label={words.fate(name)}
        value={fate}
        options={fates.map((value) => [value, returnFateNames[value]] as const)}
        onChange={setFate}
      />
      <Field
        name={`condition-${position}`}
        label={words.conditionField(name)}
        hint={words.conditionHint}
        autoComplete="off"
        maxLength={300}
      />
    </div>
  );
}

/** What the form says, or what is wrong with its fields. */
function stepOf(card: ReturnCard, to: NextStep, values: Values): ReturnStep | ApiFailure {
  const { note = '' } = values;
  switch (to) {
    case 'coming': {
      const way = (values.way ?? 'collected') as ReturnWay;
      const day = values.collect_on || null;
      if (way === 'collected' && !day) {
        return new ApiFailure(400, { collect_on: [words.chooseDay] });
      }
      return { to, way, collect_on: day, note };
    }
    case 'inspected': {
      const read = readTyped(values.carriage ?? '0', 'money', words.amountWrong);
      if ('fault' in read) return new ApiFailure(400, { carriage: [read.fault] });
      const lines = card.lines.map(({ position }) => ({
        position,
        fate: (values[`fate-${position}`] ?? 'stock') as ReturnFate,
        condition: (values[`condition-${position}`] ?? '').trim(),
      }));
      return { to, lines, has_defect: 'has_defect' in values, carriage: read.value, note };
    }
    case 'closed': {
      return closingOf(card, values);
    }
    default:
      return { to, note };
  }
}
