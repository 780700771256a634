import { useState } from 'react';
import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import {
  type AttributeDefinition,
  type AttributeKey,
  attributeGroups,
  attributes,
  shownKeys,
} from '#contracts/attributes.ts';
import { ownFilterName } from '#contracts/own-filters.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { useShopCharacteristics } from '../../api/shop-characteristics.ts';

type Mapping = NonNullable<TaskOptions['mapping']>;

interface Props {
  readonly labels: TaskResult['labels'];
  readonly units: readonly string[];
  /** The rules of the source as the staff changes them; undefined: as they are. */
  readonly mapping: Mapping | undefined;
  readonly onChange: (mapping: Mapping) => void;
}

const SHOWN = 50;

/** How each label of the source is understood: as an attribute of the shop, in the supplier's words, or not at all. */
export function LabelsTable({ labels, units, mapping, onChange }: Props) {
  const [isAll, setAll] = useState(false);
  const shop = useShopCharacteristics();
  const rules = mapping?.labels ?? {};
  const ruleOf = ({ label, as, unit }: TaskResult['labels'][number]) =>
    rules[label] ?? { as, unit };
  const change = (label: string, as: string) => {
    const given = Object.fromEntries(
      labels.filter((one) => one.as !== 'auto').map((one) => [one.label, ruleOf(one)]),
    );
    onChange({ units: [...units], labels: { ...given, ...rules, [label]: { as, unit: '' } } });
  };
  const shown = isAll ? labels : labels.slice(0, SHOWN);
  return (
    <details>
      <summary>
        <h2>{words.labels(labels.length)}</h2>
      </summary>
      <p className="import-task__soft">{words.labelsAbout}</p>
      <ul className="import-task__fields">
        {shown.map((one) => (
          <li key={one.label}>
            <label>
              <span>
                {one.label}
                <span className="import-task__soft">
                  {words.seen(one.count, one.examples.join('; '))}
                </span>
              </span>
              <select
                value={ruleOf(one).as}
                onChange={({ target }) => change(one.label, target.value)}
              >
                <option value="auto">{words.auto}</option>
                <option value="keep">{words.keep}</option>
                <option value="drop">{words.drop}</option>
                {one.similar && (
                  <option value={one.similar}>{words.similar(labelOf(one.similar))}</option>
                )}
                {shop.length > 0 && (
                  <optgroup label={words.ownCharacteristics}>
                    {shop.map(({ label }) => (
                      <option key={label} value={ownFilterName(label)}>
                        {label}
                      </option>
                    ))}
                  </optgroup>
                )}
                {Object.entries(attributeGroups).map(([group, name]) => (
                  <optgroup key={group} label={name}>
                    {shownKeys
                      .filter((key) => attributes[key].group === group)
                      .map((key) => (
                        <option key={key} value={key}>
                          {labelOf(key)}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {!isAll && labels.length > SHOWN && (
        <button type="button" className="button button--quiet" onClick={() => setAll(true)}>
          {words.allLabels(labels.length)}
        </button>
      )}
    </details>
  );
}

function labelOf(key: string): string {
  const { label, unit }: AttributeDefinition = attributes[key as AttributeKey];
  return unit ? `${label}, ${unit}` : label;
}
