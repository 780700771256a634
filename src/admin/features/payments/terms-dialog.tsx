import { useState } from 'react';
import type { StoredPayingTerms } from '#contracts/admin/payments/paying-terms.ts';
import type { PayingTerms } from '#contracts/paying-terms.ts';
import { officeMessages } from '#messages/office/common.ts';
import { payingMoments, payingTermsWords as words } from '#messages/office/paying-terms.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSavePayingTerms } from './terms-queries.ts';

interface Props {
  readonly stored: StoredPayingTerms;
  readonly onClose: () => void;
}

/** A category with its percent, as it is typed. */
interface TypedFirst {
  readonly category: string;
  readonly percent: string;
}

const moments = Object.entries(payingMoments) as [PayingTerms['when'], string][];

/** A number of the API, or what was typed: the API refuses it by its field. */
const numberOf = (typed: string): number => {
  const read = readTyped(typed, 'pieces', words.notNumber);
  return 'value' in read ? read.value : Number.NaN;
};

/** The terms of paying online. */
export function PayingTermsDialog({ stored: { terms, version, categories }, onClose }: Props) {
  const save = useSavePayingTerms(() => {
    say(words.saved);
    onClose();
  });
  const [when, setWhen] = useState(terms.when);
  const [onlyWhole, setOnlyWhole] = useState(terms.only_whole);
  const [firsts, setFirsts] = useState<readonly TypedFirst[]>(
    terms.firsts.map(({ category, percent }) => ({ category, percent: String(percent) })),
  );
  const options = categories.map(({ slug, name }) => [slug, name] as const);
  const edit = (place: number, change: Partial<TypedFirst>) =>
    setFirsts(firsts.map((one, at) => (at === place ? { ...one, ...change } : one)));
  const free = options.find(([slug]) => firsts.every(({ category }) => category !== slug));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form
        failure={save.error}
        onSubmit={({ hold_hours: hours = '' }) =>
          save.mutate({
            version,
            when,
            hold_hours: numberOf(hours),
            only_whole: onlyWhole,
            firsts: firsts.map(({ category, percent }) => ({
              category,
              percent: numberOf(percent),
            })),
          })
        }
      >
        <SelectField
          name="when"
          label={words.when}
          value={when}
          options={moments}
          onChange={setWhen}
        />
        <Field
          name="hold_hours"
          label={words.hold}
          hint={words.holdHint}
          inputMode="numeric"
          defaultValue={String(terms.hold_hours)}
          autoComplete="off"
        />
        <Check
          name="only_whole"
          checked={onlyWhole}
          onChange={({ target }) => setOnlyWhole(target.checked)}
        >
          {words.onlyWhole}
        </Check>
        <p className="page__about">{words.onlyWholeAbout}</p>
        {!onlyWhole && (
          <fieldset className="paying-firsts">
            <legend>{words.firsts}</legend>
            {firsts.map(({ category, percent }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row keep nothing of their own
              <div className="paying-firsts__one" key={place}>
                <SelectField
                  name={`firsts.${place}.category`}
                  label={words.category(place + 1)}
                  value={category}
                  options={options}
                  onChange={(chosen) => edit(place, { category: chosen })}
                />
                <Field
                  name={`firsts.${place}.percent`}
                  label={words.percent(place + 1)}
                  inputMode="numeric"
                  value={percent}
                  onChange={(typed) => edit(place, { percent: typed })}
                  autoComplete="off"
                />
                <Button
                  look="quiet"
                  aria-label={words.removeFirst(nameOf(options, category))}
                  onPress={() => setFirsts(firsts.filter((_, at) => at !== place))}
                >
                  ×
                </Button>
              </div>
            ))}
            {free && (
              <Button
                look="quiet"
                onPress={() => setFirsts([...firsts, { category: free[0], percent: '50' }])}
              >
                {words.add}
              </Button>
            )}
          </fieldset>
        )}
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

const nameOf = (options: readonly (readonly [string, string])[], category: string): string =>
  options.find(([slug]) => slug === category)?.[1] ?? category;
