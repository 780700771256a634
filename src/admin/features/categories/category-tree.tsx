import type { EditedCategory } from '#contracts/admin/categories.ts';
import { categoryScreenMessages as words } from '#messages/office-categories.ts';
import { Button } from '../../ui/button.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { say } from '../../ui/toasts.tsx';
import { movedItem } from './moved-item.ts';
import { usePlaceCategory } from './queries.ts';

interface Props {
  readonly categories: readonly EditedCategory[];
  readonly chosen: number | undefined;
  readonly mayChange: boolean;
  readonly onChoose: (id: number) => void;
}

/** The categories in the order of the shop, those below another one under it. */
export function CategoryTree({ categories, ...props }: Props) {
  const below = Map.groupBy(categories, ({ parent }) => parent);
  return <Level {...props} label={words.tree} below={below} parent={null} />;
}

interface LevelProps extends Omit<Props, 'categories'> {
  readonly label: string;
  readonly below: ReadonlyMap<number | null, readonly EditedCategory[]>;
  readonly parent: number | null;
}

function Level({ label, below, parent, ...props }: LevelProps) {
  const { chosen, mayChange, onChoose } = props;
  const items = below.get(parent) ?? [];
  const place = usePlaceCategory(({ message }) => say(message));
  const order = (sorted: readonly EditedCategory[]) => {
    const idsOf = (ones: readonly EditedCategory[]) => ones.map(({ id }) => id);
    const moved = movedItem(idsOf(items), idsOf(sorted));
    if (moved) place.mutate(moved);
  };
  return (
    <SortableList
      label={label}
      items={items}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      onOrder={mayChange ? order : undefined}
    >
      {(one) => (
        <>
          <div className="categories__line">
            <Button
              look="quiet"
              aria-current={one.id === chosen || undefined}
              onPress={() => onChoose(one.id)}
            >
              {one.name}
            </Button>
            <span className="categories__about">{words.about(one)}</span>
          </div>
          {below.has(one.id) && (
            <Level {...props} label={words.below(one.name)} below={below} parent={one.id} />
          )}
        </>
      )}
    </SortableList>
  );
}
