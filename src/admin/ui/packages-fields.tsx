import './packages-fields.css';
import { MOST_PACKAGES } from '#contracts/goods-limits.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { useFieldError } from './form-errors.ts';
import { Notice } from './notice.tsx';

/** A package as it is typed: sides in mm, weight in kg. */
export interface PackageText {
  readonly width: string;
  readonly height: string;
  readonly depth: string;
  readonly weight: string;
}

interface Props {
  readonly name: string;
  readonly packages: readonly PackageText[];
  readonly onChange: (packages: readonly PackageText[]) => void;
}

const sides = ['width', 'depth', 'height', 'weight'] as const;
const empty: PackageText = { width: '', height: '', depth: '', weight: '' };

/** What a variant is delivered in, package by package. */
export const PackagesFields = ({ name, packages, onChange }: Props) => (
  <div className="packages">
    <PackagesError name={name} />
    {packages.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a package has no name of its own
      <fieldset key={index} className="packages__one">
        <legend className="visually-hidden">{words.package(index + 1)}</legend>
        {sides.map((side) => (
          <Field
            key={side}
            name={`${name}.${index}.${side}`}
            label={words.packageSides[side]}
            inputMode="decimal"
            value={one[side]}
            onChange={(text) => onChange(packages.with(index, { ...one, [side]: text }))}
          />
        ))}
        <Button
          look="quiet"
          aria-label={words.removePackage(index + 1)}
          onPress={() => onChange(packages.toSpliced(index, 1))}
        >
          {words.remove}
        </Button>
      </fieldset>
    ))}
    {packages.length < MOST_PACKAGES && (
      <div>
        <Button onPress={() => onChange([...packages, empty])}>{words.addPackage}</Button>
      </div>
    )}
  </div>
);

/** What the API refuses of a package is told by its line. */
function PackagesError({ name }: Pick<Props, 'name'>) {
  const error = useFieldError(name);
  return error && <Notice look="error">{error}</Notice>;
}
