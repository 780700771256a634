import { useId } from 'react';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { Button } from '../../ui/button.tsx';
import { useFieldError } from '../../ui/form-errors.ts';
import { SortableList } from '../../ui/sortable-list.tsx';

interface Props {
  readonly name: string;
  readonly title: string;
  /** Slugs. */
  readonly chosen: readonly string[];
  readonly known: readonly { readonly slug: string; readonly name: string }[];
  readonly isReadOnly: boolean;
  readonly onChange: (slugs: string[]) => void;
}

/** Categories of the home page in their order. */
export function CategoryStrip({ name, title, chosen, known, isReadOnly, onChange }: Props) {
  const heading = useId();
  const error = useFieldError(name);
  const nameOf = (slug: string) => known.find((one) => one.slug === slug)?.name ?? slug;
  const others = known.filter(({ slug }) => !chosen.includes(slug));
  return (
    <section className="strip" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {chosen.length === 0 && <p className="slide__soft">{words.usual}</p>}
      <SortableList
        label={title}
        items={chosen}
        idOf={(slug) => slug}
        nameOf={nameOf}
        onOrder={isReadOnly ? undefined : onChange}
      >
        {(slug) => (
          <span className="strip__one">
            {nameOf(slug)}
            {!isReadOnly && (
              <Button
                look="quiet"
                aria-label={words.removeOf(nameOf(slug))}
                onPress={() => onChange(chosen.filter((one) => one !== slug))}
              >
                {words.remove}
              </Button>
            )}
          </span>
        )}
      </SortableList>
      {!isReadOnly && (
        <div className="filters">
          <label>
            <span>{words.addCategory}</span>
            <select
              value=""
              onChange={({ target }) => {
                if (target.value) onChange([...chosen, target.value]);
              }}
            >
              <option value="">{words.choose}</option>
              {others.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {error && <p className="field__error">{error}</p>}
    </section>
  );
}
