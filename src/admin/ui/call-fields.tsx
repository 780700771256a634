import { useState } from 'react';
import { type CallOutcome, callOutcomes, closesCall } from '#contracts/admin/callbacks/values.ts';
import { outcomeNames, callScreenMessages as words } from '#messages/office/calls.ts';
import { Choice } from './choice.tsx';
import { DayField } from './day-field.tsx';
import { DraftField } from './draft-field.tsx';
import { useDraft } from './use-draft.ts';

/** The fields of a call that was made: how it ended, when to call again, what to remember. `draft`: whom the call is about. */
export function CallFields({ draft }: { draft: string }) {
  const kept = useDraft(`${draft}outcome`);
  const [outcome, setOutcome] = useState(
    callOutcomes.find((one) => one === kept.first) ?? 'reached',
  );
  return (
    <>
      <Choice
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={callOutcomes.map((value) => ({ value, name: outcomeNames[value] }))}
        onChange={(value) => {
          kept.keep(value);
          setOutcome(value as CallOutcome);
        }}
      />
      {!closesCall(outcome) && (
        <DayField name="call_at" hasTime label={words.again} hint={words.againHint} />
      )}
      <DraftField
        draft={draft}
        name="note"
        label={words.note}
        hint={words.noteHint}
        maxLength={500}
      />
    </>
  );
}

/** What was typed into the fields. */
export const madeCallOf = ({ outcome, note, call_at: at }: Record<string, string>) => ({
  outcome: outcome as CallOutcome,
  note,
  ...(at && { call_at: at }),
});
