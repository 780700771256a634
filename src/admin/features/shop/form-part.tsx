import { createContext, type ReactNode, use, useId } from 'react';
import type { ShopTexts } from '#contracts/admin/content/shop.ts';
import { restrictedParts } from '#contracts/admin/staff/restricted-parts.ts';
import { shopFieldNames, shopScreenMessages as words } from '#messages/office/shop.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useFieldError } from '../../ui/form-errors.ts';
import { valueAt } from '../../ui/paths.ts';

/** The form of the settings: what its fields say, and how to change them by their paths. */
export interface ShopForm {
  readonly shop: ShopTexts;
  readonly set: (path: string, value: unknown) => void;
}

export const ShopFormContext = createContext<ShopForm | null>(null);

export function useShopForm(): ShopForm {
  const form = use(ShopFormContext);
  if (!form) throw new Error('Fields of the settings stand in their form');
  return form;
}

/** Whether the member may not change the field of a path. */
export function useReadOnly(path: string): boolean {
  const may = useMay();
  const part = path.split('.')[0] as keyof ShopTexts;
  return !may(restrictedParts.includes(part) ? 'settings.write' : 'content.write');
}

interface TextProps {
  readonly path: string;
  readonly label?: string;
  readonly hint?: string;
  readonly isLong?: boolean;
}

/** A text of the settings. */
export function ShopText({ path, label, ...props }: TextProps) {
  const { shop, set } = useShopForm();
  return (
    <Field
      {...props}
      name={path}
      label={label ?? shopFieldNames[path] ?? path}
      value={String(valueAt(shop, path) ?? '')}
      isReadOnly={useReadOnly(path)}
      autoComplete="off"
      onChange={(text) => set(path, text)}
    />
  );
}

interface SelectProps {
  readonly path: string;
  readonly label?: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  /** In place of setting the value alone. */
  readonly onChange?: (value: string) => void;
}

/** One of a few values. */
export function ShopSelect({ path, label, options, onChange }: SelectProps) {
  const { shop, set } = useShopForm();
  const id = useId();
  const error = useFieldError(path);
  return (
    <div className="field">
      <label htmlFor={id}>{label ?? shopFieldNames[path]}</label>
      <div className="field__line">
        <select
          id={id}
          className="field__input"
          name={path}
          value={String(valueAt(shop, path) ?? '')}
          disabled={useReadOnly(path)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target: { value } }) => (onChange ? onChange(value) : set(path, value))}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
    </div>
  );
}

interface RowsProps {
  readonly path: keyof ShopTexts;
  /** A new row. */
  readonly empty: Readonly<Record<string, string | readonly string[]>>;
  readonly children: (path: string) => ReactNode;
}

/** Rows of fields. */
export function ShopRows({ path, empty, children }: RowsProps) {
  const { shop, set } = useShopForm();
  const isReadOnly = useReadOnly(path);
  const rows = (valueAt(shop, path) ?? []) as unknown[];
  const title = shopFieldNames[path] ?? path;
  return (
    <fieldset className="shop-rows">
      <legend>{title}</legend>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
        <div className="shop-rows__one" key={index}>
          {children(`${path}.${index}`)}
          {!isReadOnly && (
            <Button
              look="quiet"
              aria-label={words.removeOf(title, index + 1)}
              onPress={() => set(path, rows.toSpliced(index, 1))}
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
