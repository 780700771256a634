import { useId, useState } from 'react';
import type { UsualAttributes } from '#contracts/admin/goods/products.ts';
import {
  type AttributeDefinition,
  type AttributeKey,
  attributeGroups,
  attributeKeys,
  attributes,
} from '#contracts/attributes.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { VariantForm } from './product-form.ts';

interface Props {
  readonly name: string;
  readonly variant: VariantForm;
  readonly usual: UsualAttributes | undefined;
  /** Attributes that were added to the form and are still empty. */
  readonly added: readonly AttributeKey[];
  readonly onAdd: (key: AttributeKey) => void;
  readonly onChange: (key: AttributeKey, text: string) => void;
  readonly onColour: (hex: string) => void;
}

/** The choice that offers the attributes which no goods of the category have. */
const MORE = 'more';

/** The attributes of a variant: those of most goods of its category first, then what else it states, and any other to be added. */
export function AttributesFields(props: Props) {
  const { name, variant, usual, added, onAdd, onChange, onColour } = props;
  const isThere = (key: AttributeKey) =>
    variant.attributes[key] !== undefined || added.includes(key);
  const first = attributeKeys.filter((key) => usual?.keys.includes(key));
  const others = attributeKeys.filter((key) => !first.includes(key) && isThere(key));
  const absent = attributeKeys.filter((key) => !first.includes(key) && !isThere(key));
  const [isAll, setAll] = useState(false);
  const suiting = absent.filter((key) => usual?.known.includes(key));
  const offered = isAll ? absent : suiting;
  const options = offered.map(
    (key) => [key, `${attributeGroups[attributes[key].group]}: ${attributes[key].label}`] as const,
  );
  const field = (key: AttributeKey) => (
    <AttributeField
      key={key}
      id={key}
      name={`${name}.attributes.${key}`}
      text={variant.attributes[key] ?? ''}
      suggested={usual?.words[key] ?? []}
      onChange={(text) => onChange(key, text)}
    />
  );
  return (
    <div className="product-attributes">
      <div className="product-grid">{first.map(field)}</div>
      {others.length > 0 && <div className="product-grid">{others.map(field)}</div>}
      {variant.attributes.color?.trim() && (
        <label className="product-colour">
          <input
            type="color"
            value={variant.colour || '#ffffff'}
            onChange={({ target }) => onColour(target.value)}
          />
          <span>{variant.colour ? words.colourOf(variant.colour) : words.noColour}</span>
        </label>
      )}
      <div className="product-add">
        <Select<AttributeKey | typeof MORE>
          label={words.addAttribute}
          any={words.choose}
          value={undefined}
          options={
            offered.length < absent.length ? [...options, [MORE, words.allAttributes]] : options
          }
          onChange={(key) => {
            if (key === MORE) setAll(true);
            else if (key) onAdd(key);
          }}
        />
      </div>
    </div>
  );
}

interface FieldProps {
  readonly id: AttributeKey;
  readonly name: string;
  readonly text: string;
  readonly suggested: readonly string[];
  readonly onChange: (text: string) => void;
}

function AttributeField({ id, name, text, suggested, onChange }: FieldProps) {
  const { label, kind, unit }: AttributeDefinition = attributes[id];
  const list = useId();
  const full = unit ? `${label}, ${unit}` : label;
  if (kind === 'boolean') {
    return (
      <SelectField
        name={name}
        label={full}
        value={text}
        options={[
          ['', words.notStated],
          ['да', words.yes],
          ['нет', words.no],
        ]}
        onChange={onChange}
      />
    );
  }
  return (
    <>
      <Field
        name={name}
        label={full}
        {...(id === 'warranty' && /^\s*\d+\s*$/.test(text) && { hint: words.warrantyHint })}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        value={text}
        onChange={onChange}
        {...(suggested.length > 0 && { list })}
      />
      {suggested.length > 0 && (
        <datalist id={list}>
          {suggested.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}
