import { MOST_CHARACTERISTICS } from '#contracts/admin/product-limits.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { productScreenMessages as words } from '#messages/office-product.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface Props {
  readonly name: string;
  readonly characteristics: readonly Characteristic[];
  readonly onChange: (characteristics: readonly Characteristic[]) => void;
}

const parts = ['label', 'value', 'unit'] as const;

/** What is said of a variant beyond the attributes of the shop, in one's own words. */
export const CharacteristicsFields = ({ name, characteristics, onChange }: Props) => (
  <div className="product-lines">
    {characteristics.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
      <fieldset key={index} className="product-lines__one">
        <legend className="visually-hidden">{words.characteristic(index + 1)}</legend>
        {parts.map((part) => (
          <Field
            key={part}
            name={`${name}.${index}.${part}`}
            label={words.characteristicParts[part]}
            value={one[part]}
            onChange={(text) => onChange(characteristics.with(index, { ...one, [part]: text }))}
          />
        ))}
        <Button
          look="quiet"
          aria-label={words.removeCharacteristic(index + 1)}
          onPress={() => onChange(characteristics.toSpliced(index, 1))}
        >
          {words.remove}
        </Button>
      </fieldset>
    ))}
    {characteristics.length < MOST_CHARACTERISTICS && (
      <div>
        <Button onPress={() => onChange([...characteristics, { label: '', value: '', unit: '' }])}>
          {words.addCharacteristic}
        </Button>
      </div>
    )}
  </div>
);
