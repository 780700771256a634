import './sortable-choice.css';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { officeMessages as words } from '#messages/office/common.ts';

interface Props<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** What is read of an item. */
  readonly nameOf: (item: Item) => string;
  readonly chosen?: string | undefined;
  readonly isGrid?: boolean;
  readonly onChoose?: (key: string) => void;
  readonly onSort: (items: Item[]) => void;
  readonly children: (item: Item) => ReactNode;
}

/** Items whose order is changed by the mouse, a finger or the keyboard; one of them may be chosen. */
export function SortableChoice<Item extends object>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, chosen, isGrid = false, onChoose, onSort, children } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = items.filter((item) => keys.has(keyOf(item)));
      const others = items.filter((item) => !keys.has(keyOf(item)));
      const at = others.findIndex((item) => keyOf(item) === target.key);
      onSort(others.toSpliced(at + (target.dropPosition === 'after' ? 1 : 0), 0, ...moved));
    },
  });
  return (
    <GridList
      aria-label={label}
      className={isGrid ? 'sortable-choice sortable-choice--grid' : 'sortable-choice'}
      layout={isGrid ? 'grid' : 'stack'}
      items={items}
      dependencies={[chosen, children]}
      dragAndDropHooks={dragAndDropHooks}
      selectionMode={onChoose ? 'single' : 'none'}
      selectionBehavior="replace"
      disallowEmptySelection
      {...(onChoose && {
        selectedKeys: chosen === undefined ? [] : [chosen],
        onSelectionChange: (keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChoose(String(key));
        },
      })}
    >
      {(item) => (
        <GridListItem id={keyOf(item)} textValue={nameOf(item)} className="sortable-choice__item">
          <Button
            slot="drag"
            className="sortable-choice__handle"
            aria-label={words.move(nameOf(item))}
          >
            <span aria-hidden="true">⠿</span>
          </Button>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
