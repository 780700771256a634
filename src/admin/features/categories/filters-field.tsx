import type { OfferedFilters } from '#contracts/admin/goods/categories.ts';
import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { isOwnFilter, ownLabel } from '#contracts/own-filters.ts';
import { categoryScreenMessages as words } from '#messages/office/categories.ts';
import { Button } from '../../ui/button.tsx';
import { useFieldError } from '../../ui/form-errors.ts';
import { Select } from '../../ui/select.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';

interface Props {
  readonly offered: OfferedFilters | undefined;
  /** Null: the usual ones. */
  readonly filters: readonly string[] | null;
  readonly onChange: (filters: readonly string[] | null) => void;
}

/** Which filters the lists of a category have, and in what order. It begins with what the goods propose. */
export function FiltersField({ offered, filters, onChange }: Props) {
  const error = useFieldError('filters');
  const shown = filters ?? offered?.usual ?? [];
  const goods = new Map(offered?.stated.map((one) => [one.key, one]));
  const labelOf = (key: string) => goods.get(key)?.label ?? knownLabel(key);
  const absent = (offered?.stated ?? []).filter(({ key }) => !shown.includes(key));
  return (
    <section className="categories__filters" aria-label={words.filters}>
      <h3>{words.filters}</h3>
      <p className="categories__about">{filters === null ? words.usual : words.own}</p>
      <SortableList
        label={words.filters}
        items={shown}
        idOf={(key) => key}
        nameOf={labelOf}
        onOrder={(sorted) => onChange(sorted)}
      >
        {(key) => (
          <div className="categories__line">
            <span>
              {labelOf(key)}{' '}
              <span className="categories__about">{words.stated(goods.get(key)?.goods ?? 0)}</span>
              {goods.get(key)?.is_idle && <span className="categories__idle">{words.idle}</span>}
            </span>
            <Button
              look="quiet"
              aria-label={words.removeFilter(labelOf(key))}
              onPress={() => onChange(shown.filter((one) => one !== key))}
            >
              {words.remove}
            </Button>
          </div>
        )}
      </SortableList>
      <div className="categories__add">
        {absent.length > 0 && (
          <Select<string>
            label={words.addFilter}
            any={words.choose}
            value={undefined}
            options={absent.map(
              (one) => [one.key, `${one.label}: ${words.stated(one.goods)}`] as const,
            )}
            onChange={(key) => key && onChange([...shown, key])}
          />
        )}
        {filters !== null && (
          <Button look="quiet" onPress={() => onChange(null)}>
            {words.reset}
          </Button>
        )}
      </div>
      {error && <p className="field__error">{error}</p>}
    </section>
  );
}

const knownLabel = (key: string): string =>
  isOwnFilter(key) ? ownLabel(key) : (attributes[key as AttributeKey]?.label ?? key);
