import { createContext, type ReactNode, use, useState } from 'react';
import type { StoredTerms } from '#contracts/admin/delivery/delivery.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { Button } from '../../ui/button.tsx';
import { CheckMenu } from '../../ui/check-menu.tsx';
import { Field } from '../../ui/field.tsx';
import { valueAt } from '../../ui/paths.ts';
import { readCharge, readTyped } from '../../ui/read-typed.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { linesOf, textOf, type WrittenList } from './written-lists.ts';

/** The form of the terms: what its fields say, and how to change them by their paths. */
export interface TermsForm {
  readonly terms: unknown;
  readonly set: (path: string, value: unknown) => void;
  readonly isReadOnly: boolean;
  readonly categories: StoredTerms['categories'];
}

export const TermsFormContext = createContext<TermsForm | null>(null);

export function useTermsForm(): TermsForm {
  const form = use(TermsFormContext);
  if (!form) throw new Error('Fields of the terms stand in their form');
  return form;
}

/** The value at a path. */
export const useValue = (path: string): unknown => valueAt(useTermsForm().terms, path);

interface FieldProps {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
}

export function TermsText({ path, ...props }: FieldProps) {
  const { set, isReadOnly } = useTermsForm();
  return (
    <Field
      {...props}
      name={path}
      value={String(useValue(path) ?? '')}
      isReadOnly={isReadOnly}
      autoComplete="off"
      onChange={(text) => set(path, text)}
    />
  );
}

/** A number; an empty field leaves it out, or is `empty`. What is no number stays as it was typed, and saving refuses it. */
export function TermsNumber({
  path,
  empty,
  kind = 'money',
  ...props
}: FieldProps & {
  readonly empty?: null;
  readonly kind?: 'money' | 'pieces' | 'weight' | 'days' | 'percent';
}) {
  const { set, isReadOnly } = useTermsForm();
  const stored = useValue(path);
  const [text, setText] = useState(() => String(stored ?? '').replace('.', ','));
  const readText = (typed: string) =>
    kind === 'money' ? readCharge(typed, words.notNumber) : readTyped(typed, kind, words.notNumber);
  const read = text.trim() === '' ? { value: empty } : readText(text);
  return (
    <Field
      {...props}
      name={path}
      hint={'fault' in read ? read.fault : (props.hint ?? '')}
      inputMode="decimal"
      value={text}
      isReadOnly={isReadOnly}
      autoComplete="off"
      onChange={(typed) => {
        setText(typed);
        if (typed.trim() === '') return set(path, empty);
        const number = readText(typed);
        if ('value' in number) set(path, number.value);
        else set(path, 'typed' in number ? number.typed : typed);
      }}
    />
  );
}

interface ChoiceProps<Value extends string> {
  readonly path: string;
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  /** In place of setting the value alone. */
  readonly onChange?: (value: Value) => void;
  readonly value?: Value;
}

export function TermsChoice<Value extends string>(props: ChoiceProps<Value>) {
  const { path, label, options, onChange } = props;
  const { set } = useTermsForm();
  const stored = useValue(path) as Value;
  return (
    <SelectField
      name={path}
      label={label}
      value={props.value ?? stored}
      options={Object.entries(options) as [Value, string][]}
      onChange={(value) => (onChange ? onChange(value) : set(path, value))}
    />
  );
}

/** A list that is written line by line. */
export function TermsLines<Item>({
  path,
  list,
  ...props
}: FieldProps & { readonly list: WrittenList<Item> }) {
  const { set, isReadOnly } = useTermsForm();
  const stored = (useValue(path) ?? []) as readonly Item[];
  const [text, setText] = useState(() => textOf(list, stored));
  return (
    <Field
      {...props}
      name={path}
      isLong
      value={text}
      isReadOnly={isReadOnly}
      onChange={(typed) => {
        setText(typed);
        set(path, linesOf(list, typed));
      }}
    />
  );
}

/** Weekdays to tick. */
export function TermsWeekdays({ path, label }: FieldProps) {
  const { set, isReadOnly } = useTermsForm();
  const days = (useValue(path) ?? []) as readonly number[];
  return (
    <fieldset className="terms-days">
      <legend>{label}</legend>
      {words.weekdayNames.map((name, index) => (
        <label key={name} className="terms-days__one">
          <input
            type="checkbox"
            checked={days.includes(index + 1)}
            disabled={isReadOnly}
            onChange={({ target }) =>
              set(
                path,
                target.checked
                  ? [...days, index + 1].toSorted()
                  : days.filter((day) => day !== index + 1),
              )
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Categories to tick; none: all. */
export function TermsCategories({ path }: { readonly path: string }) {
  const { set, categories } = useTermsForm();
  const chosen = (useValue(path) ?? []) as readonly string[];
  return (
    <CheckMenu
      label={words.categories(chosen.length)}
      options={categories.map(({ slug, name }) => [slug, name] as const)}
      chosen={chosen}
      onChange={(slugs) => set(path, slugs)}
    />
  );
}

interface RowsProps {
  readonly path: string;
  readonly title: string;
  readonly hint?: string;
  /** A new row. */
  readonly empty: object;
  readonly children: (path: string) => ReactNode;
}

/** Rows of fields. */
export function TermsRows({ path, title, hint, empty, children }: RowsProps) {
  const { set, isReadOnly } = useTermsForm();
  const rows = (useValue(path) ?? []) as readonly object[];
  // Fields keep the text that is typed: the rows below a removed one begin anew.
  const [removed, setRemoved] = useState(0);
  return (
    <fieldset className="terms-rows">
      <legend>{title}</legend>
      {hint && <p className="terms-hint">{hint}</p>}
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
        <div className="terms-rows__one" key={`${removed} ${index}`}>
          {children(`${path}.${index}`)}
          {!isReadOnly && (
            <Button
              look="quiet"
              aria-label={words.removeRow(title, index + 1)}
              onPress={() => {
                set(path, rows.toSpliced(index, 1));
                setRemoved(removed + 1);
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div>
          <Button aria-label={words.addTo(title)} onPress={() => set(path, [...rows, empty])}>
            {words.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly path: string;
  readonly label: string;
  /** What is there when it is switched on. */
  readonly on: object;
  readonly children: ReactNode;
}

/** A part of the terms that may be absent. */
export function TermsSwitch({ path, label, on, children }: SwitchProps) {
  const { set, isReadOnly } = useTermsForm();
  const isOn = useValue(path) !== undefined;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          onChange={({ target }) => set(path, target.checked ? on : undefined)}
        />
        <span>{label}</span>
      </label>
      {isOn && children}
    </>
  );
}
