import { useState } from 'react';
import {
  type AttributeDefinition,
  type AttributeKey,
  attributeKeys,
  attributes,
} from '#contracts/attributes.ts';
import { MOST_VARIANTS } from '#contracts/goods-limits.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { FormErrors } from '../../ui/form-errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type Generated, generateVariants, readAxis } from './generate-variants.ts';
import type { VariantForm } from './product-form.ts';

interface Props {
  readonly base: VariantForm;
  readonly known: readonly VariantForm[];
  readonly onMade: (generated: Generated) => void;
  readonly onClose: () => void;
}

interface AxisText {
  readonly key: AttributeKey;
  readonly text: string;
}

/** Properties in which variants of furniture mostly differ. */
const usual: readonly AttributeKey[] = [
  'dimensions_width',
  'upholstery_materials',
  'angle_variants',
];
const SHOWN = 12;

/** Makes variants of every combination of some properties, after a look at what comes out. */
export function GeneratorDialog({ base, known, onMade, onClose }: Props) {
  const [axes, setAxes] = useState<readonly AxisText[]>(() => firstAxes(known));
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const read = axes.map(({ key, text }) => readAxis(key, text));
  const room = MOST_VARIANTS - known.length;
  const generated = generateVariants(base, known, read, room);
  const { first, made, count } = generated;
  const isNothing = count === 0 && !first;
  const isEmpty = read.every(({ values }) => values.length === 0);
  const why = isEmpty ? words.noValues : words.allThere;
  const wrong = faultsOf(read);
  const submit = () => {
    const faults = isNothing ? { 'values.0': [why], ...wrong } : wrong;
    if (Object.keys(faults).length > 0) return setRefused(new ApiFailure(400, faults));
    if (count > room) return;
    onMade(generated);
    onClose();
  };
  const change = (index: number, part: Partial<AxisText>) =>
    setAxes(axes.map((axis, at) => (at === index ? { ...axis, ...part } : axis)));
  const free = attributeKeys.filter((key) => axes.every((axis) => axis.key !== key));
  return (
    <Dialog title={words.generate} onClose={onClose}>
      <p>{words.generateAbout(base.name)}</p>
      <Form failure={refused} onSubmit={submit}>
        <FormErrors value={{ ...(refused && isNothing && { 'values.0': [why] }), ...wrong }}>
          {axes.map((axis, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a property may be exchanged for another one
            <fieldset key={index} className="product-axis">
              <legend className="visually-hidden">{words.axis(index + 1)}</legend>
              <SelectField<AttributeKey>
                name={`axis.${index}`}
                label={words.axis(index + 1)}
                value={axis.key}
                options={[axis.key, ...free].map((key) => [key, labelOf(key)] as const)}
                onChange={(key) => change(index, { key })}
              />
              <Field
                name={`values.${index}`}
                label={words.axisValues}
                hint={words.axisHint}
                isLong
                value={axis.text}
                onChange={(text) => change(index, { text })}
              />
            </fieldset>
          ))}
        </FormErrors>
        {axes.length < 3 && free[0] && (
          <div>
            <Button
              look="quiet"
              onPress={() =>
                setAxes([
                  ...axes,
                  { key: usual.find((key) => free.includes(key)) ?? free[0] ?? 'series', text: '' },
                ])
              }
            >
              {words.addAxis}
            </Button>
          </div>
        )}
        <section aria-live="polite" className="section">
          {isNothing && <p>{why}</p>}
          {count > 0 && <h3>{(count > room ? words.wouldMake : words.willMake)(count)}</h3>}
          {first && <p>{words.firstBecomes(base.name, first.name)}</p>}
          {count > room && (
            <Notice look="error">{words.tooManyVariants(room, MOST_VARIANTS)}</Notice>
          )}
          <ul className="product-made">
            {made.slice(0, SHOWN).map(({ name, article }) => (
              <li key={article}>
                {name} <span className="goods__soft">{article}</span>
              </li>
            ))}
          </ul>
          {count > SHOWN && <p>{words.andMore(count - Math.min(made.length, SHOWN))}</p>}
        </section>
        <DialogActions label={words.addMade} isPending={false} />
      </Form>
    </Dialog>
  );
}

function labelOf(key: AttributeKey): string {
  const { label, unit }: AttributeDefinition = attributes[key];
  return unit ? `${label}, ${unit}` : label;
}

/** What no variant can state, at the field where it is typed. */
const faultsOf = (read: readonly ReturnType<typeof readAxis>[]): Record<string, string[]> =>
  Object.fromEntries(
    read.flatMap(({ key, wrong }, index) => {
      if (wrong.length === 0) return [];
      const isFlag = attributes[key].kind === 'boolean';
      return [[`values.${index}`, [(isFlag ? words.wrongFlags : words.wrongNumbers)(wrong)]]];
    }),
  );

/** Those in which the variants differ already, with their values. */
function firstAxes(known: readonly VariantForm[]): AxisText[] {
  const differing = attributeKeys.filter((key) => valuesOf(known, key).length > 1).slice(0, 3);
  return differing.length > 0
    ? differing.map((key) => ({ key, text: valuesOf(known, key).join('\n') }))
    : [{ key: 'dimensions_width', text: '' }];
}

const valuesOf = (known: readonly VariantForm[], key: AttributeKey): string[] => [
  ...new Set(known.flatMap((one) => one.attributes[key] ?? [])),
];
