import { useState } from 'react';
import type { Characteristic } from '#contracts/characteristics.ts';
import { MOST_CHARACTERISTICS } from '#contracts/goods-limits.ts';
import { NO, ownKey, YES } from '#contracts/own-filters.ts';
import { characteristicsByKey, type ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { useShopCharacteristics } from '../../api/shop-characteristics.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface Props {
  readonly name: string;
  readonly characteristics: readonly Characteristic[];
  readonly onChange: (characteristics: readonly Characteristic[]) => void;
}

const parts = ['label', 'value', 'unit'] as const;

/** What is said of a variant beyond the attributes of the registry: as the owner has defined it, or in one's own words. */
export function CharacteristicsFields({ name, characteristics, onChange }: Props) {
  const shop = useShopCharacteristics();
  const byKey = characteristicsByKey(shop);
  /** A label that is being typed may become another one. */
  const [typed, setTyped] = useState<number>();
  const stated = new Set(characteristics.map(({ label }) => ownKey(label)));
  const absent = shop.filter(({ label }) => !stated.has(ownKey(label)));
  const add = (one: Characteristic) => onChange([...characteristics, one]);
  return (
    <div className="product-lines">
      {characteristics.map((one, index) => {
        const definition = index === typed ? undefined : byKey.get(ownKey(one.label));
        const change = (part: Partial<Characteristic>) =>
          onChange(characteristics.with(index, { ...one, ...part }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
          <fieldset key={index} className="product-lines__one product-lines__one--own">
            <legend className="visually-hidden">{words.characteristic(index + 1)}</legend>
            <div className="product-lines__fields">
              {definition ? (
                <DefinedValue
                  name={`${name}.${index}.value`}
                  definition={definition}
                  value={one.value}
                  onChange={(value) => change({ value, unit: definition.unit })}
                />
              ) : (
                parts.map((part) => (
                  <Field
                    key={part}
                    name={`${name}.${index}.${part}`}
                    label={words.characteristicParts[part]}
                    value={one[part]}
                    onFocus={() => part === 'label' && setTyped(index)}
                    onBlur={() => setTyped(undefined)}
                    onChange={(text) => change({ [part]: text })}
                  />
                ))
              )}
            </div>
            <Button
              look="quiet"
              aria-label={words.removeCharacteristic(index + 1)}
              onPress={() => onChange(characteristics.toSpliced(index, 1))}
            >
              {words.remove}
            </Button>
          </fieldset>
        );
      })}
      {characteristics.length < MOST_CHARACTERISTICS && (
        <div className="product-add product-lines__add">
          {absent.length > 0 && (
            <Select<string>
              label={words.shopCharacteristic}
              any={words.choose}
              value={undefined}
              options={absent.map(
                ({ label, unit }) => [label, words.characteristicLine(label, unit)] as const,
              )}
              onChange={(label) => {
                const { unit = '' } = absent.find((one) => one.label === label) ?? {};
                if (label) add({ label, value: '', unit });
              }}
            />
          )}
          <Button onPress={() => add({ label: '', value: '', unit: '' })}>
            {words.addCharacteristic}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DefinedValueProps {
  readonly name: string;
  readonly definition: ShopCharacteristic;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The value of a characteristic that the owner has defined. */
function DefinedValue({ name, definition, value, onChange }: DefinedValueProps) {
  const { label, unit, kind } = definition;
  if (kind === 'flag') {
    const options = Object.entries(words.flagValues);
    const isKnown = ['', YES, NO].includes(value);
    return (
      <SelectField<string>
        name={name}
        label={label}
        value={value}
        options={isKnown ? options : [...options, [value, value]]}
        onChange={onChange}
      />
    );
  }
  return (
    <Field
      name={name}
      label={words.characteristicLine(label, unit)}
      value={value}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={onChange}
    />
  );
}
