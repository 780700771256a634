import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { LONGEST_PHOTOGRAPH } from '#contracts/return-states.ts';
import { returnPhotographWords as words } from '#messages/office/return-photographs.ts';
import { photographFaults as faults } from '#messages/orders/return-photographs.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { useAddPhotograph } from './queries.ts';

/** Adds a photograph that the customer has shown elsewhere; the shop draws it anew as those of customers. */
export function AddPhotograph({ id }: { id: number }) {
  const [tooLong, setTooLong] = useState(false);
  const add = useAddPhotograph(id);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setTooLong(file.size > LONGEST_PHOTOGRAPH);
    if (file.size <= LONGEST_PHOTOGRAPH) add.mutate({ photograph: crypto.randomUUID(), file });
  };
  const fault = tooLong ? faults.tooLong : faultOf(add.error);
  return (
    <>
      <div className="form__actions">
        <FileTrigger acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']} onSelect={take}>
          <Button isPending={add.isPending}>{add.isPending ? words.adding : words.add}</Button>
        </FileTrigger>
      </div>
      <p className="return-card__soft">{words.hint}</p>
      <div role="alert">{!add.isPending && fault && <p className="field__error">{fault}</p>}</div>
    </>
  );
}

function faultOf(failure: Error | null): string | undefined {
  const told = failure instanceof ApiFailure ? failure.fields.photograph : undefined;
  return told?.join(' ') ?? failure?.message;
}
