import { useState } from 'react';
import { type CallOutcome, callOutcomes, closesCall } from '#contracts/admin/call-outcomes.ts';
import { outcomeNames, callScreenMessages as words } from '#messages/office-calls.ts';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';

/** The fields of a call that was made: how it ended, when to call again, what to remember. */
export function CallFields() {
  const [outcome, choose] = useState<CallOutcome>('reached');
  return (
    <>
      <Choice
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={callOutcomes.map((value) => ({ value, name: outcomeNames[value] }))}
        onChange={(value) => choose(value as CallOutcome)}
      />
      {!closesCall(outcome) && (
        <Field name="call_at" type="datetime-local" label={words.again} hint={words.againHint} />
      )}
      <Field name="note" label={words.note} hint={words.noteHint} maxLength={500} />
    </>
  );
}

/** What was typed into the fields. */
export const madeCallOf = ({ outcome, note, call_at: at }: Record<string, string>) => ({
  outcome: outcome as CallOutcome,
  note,
  ...(at && { call_at: at }),
});
