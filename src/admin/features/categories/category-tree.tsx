import './category-tree.css';
import { useEffect, useRef, useState } from 'react';
import { Button as HandleButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { EditedCategory } from '#contracts/admin/goods/categories.ts';
import { categoryScreenMessages as words } from '#messages/office/categories.ts';
import { officeMessages } from '#messages/office/common.ts';
import { sortableMessages } from '#messages/office/sortable.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toasts.tsx';
import { usePlaceCategory } from './queries.ts';

interface Props {
  readonly categories: readonly EditedCategory[];
  readonly chosen: number | undefined;
  readonly mayChange: boolean;
  readonly onChoose: (id: number) => void;
}

const TOP = null;

/** The categories in the order of the shop, those below another one under it. A category goes beside or below another one by mouse or keyboard, and up and down its level by two buttons. */
export function CategoryTree({ categories, chosen, mayChange, onChoose }: Props) {
  const below = Map.groupBy(categories, ({ parent }) => parent);
  const place = usePlaceCategory((failure) => say(failure.message));
  const tree = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (pressed.current === null) return;
    tree.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayChange,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target: { key, dropPosition } }) => {
      const [id] = keys;
      const side = dropPosition === 'on' ? 'below' : dropPosition;
      place.mutate({ id: Number(id), beside: Number(key), side });
    },
  });
  const step = (one: EditedCategory, by: 1 | -1) => {
    const level = below.get(one.parent) ?? [];
    const to = level.indexOf(one) + by;
    const other = level[to];
    if (!other) return;
    // The button moves with its row and keeps the focus; at an end of the level the other one takes it.
    const next = to === 0 || to === level.length - 1 ? -by : by;
    setSpoken(sortableMessages.moved(one.name, to + 1, level.length));
    place.mutate(
      { id: one.id, beside: other.id, side: by === 1 ? 'after' : 'before' },
      {
        onSuccess: () => {
          pressed.current = `[data-key="${one.id}"] [data-step="${next}"]`;
        },
      },
    );
  };
  const rowOf = (one: EditedCategory) => {
    const level = below.get(one.parent) ?? [];
    return (
      <TreeItem
        id={one.id}
        textValue={one.name}
        className="category-tree__item"
        onAction={() => onChoose(one.id)}
      >
        <TreeItemContent>
          {mayChange && (
            <HandleButton
              slot="drag"
              className="category-tree__handle"
              aria-label={officeMessages.move(one.name)}
            >
              <span aria-hidden="true">⠿</span>
            </HandleButton>
          )}
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
          {mayChange && (
            <div className="category-tree__steps">
              <Button
                look="quiet"
                data-step={-1}
                aria-label={sortableMessages.up(one.name)}
                isDisabled={one === level[0]}
                onPress={() => step(one, -1)}
              >
                <span aria-hidden="true">↑</span>
              </Button>
              <Button
                look="quiet"
                data-step={1}
                aria-label={sortableMessages.down(one.name)}
                isDisabled={one === level.at(-1)}
                onPress={() => step(one, 1)}
              >
                <span aria-hidden="true">↓</span>
              </Button>
            </div>
          )}
        </TreeItemContent>
        <Collection items={below.get(one.id) ?? []} dependencies={[categories, chosen]}>
          {rowOf}
        </Collection>
      </TreeItem>
    );
  };
  return (
    <div ref={tree}>
      <Tree
        aria-label={words.tree}
        className="category-tree"
        items={below.get(TOP) ?? []}
        dependencies={[categories, chosen]}
        expandedKeys={categories.map(({ id }) => id)}
        dragAndDropHooks={dragAndDropHooks}
      >
        {rowOf}
      </Tree>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </div>
  );
}
