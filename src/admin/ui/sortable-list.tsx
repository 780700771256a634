import './sortable-list.css';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { sortableMessages as words } from '#messages/office/sortable.ts';
import { Button } from './button.tsx';

interface Props<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly children: (item: Item, index: number) => ReactNode;
  /** Without it the order stays. */
  readonly onOrder?: ((items: Item[]) => void) | undefined;
}

/** A list whose order is changed by dragging, or by the two buttons of each item. */
export function SortableList<Item>(props: Props<Item>) {
  const { label, items, idOf, nameOf, children, onOrder } = props;
  const [dragged, setDragged] = useState<number>();
  const [under, setUnder] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(null);
  const [spoken, setSpoken] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    setSpoken(words.moved(nameOf(item), to + 1, items.length));
    onOrder?.(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  useEffect(() => {
    if (pressed.current === null) return;
    list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });
  const press = (index: number, step: 1 | -1) => {
    const item = items[index];
    if (item === undefined) return;
    const to = index + step;
    // The button moves with its item and keeps the focus; at an end of the list the other one takes it.
    const next = to === 0 || to === items.length - 1 ? -step : step;
    pressed.current = `[data-id="${CSS.escape(idOf(item))}"] [data-step="${next}"]`;
    move(index, to);
  };
  const handlers = (index: number) => ({
    'data-dragged': index === dragged,
    ...(index === under &&
      dragged !== undefined &&
      index !== dragged && { 'data-under': index < dragged ? 'above' : 'below' }),
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setUnder(index);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, index);
    },
  });
  const grip = (index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      const row = event.currentTarget.closest('li');
      if (row) event.dataTransfer.setDragImage(row, 8, 8);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(index));
      setDragged(index);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setUnder(undefined);
    },
  });
  return (
    <>
      <ul ref={list} aria-label={label} className="sortable">
        {items.map((item, index) => (
          <li
            key={idOf(item)}
            data-id={idOf(item)}
            className="sortable__item"
            {...(onOrder && handlers(index))}
          >
            {onOrder && (
              <span {...grip(index)} className="sortable__grip" aria-hidden="true">
                ⠿
              </span>
            )}
            <div className="sortable__content">{children(item, index)}</div>
            {onOrder && (
              <div className="sortable__move">
                <Button
                  look="quiet"
                  data-step={-1}
                  aria-label={words.up(nameOf(item))}
                  isDisabled={index === 0}
                  onPress={() => press(index, -1)}
                >
                  <span aria-hidden="true">↑</span>
                </Button>
                <Button
                  look="quiet"
                  data-step={1}
                  aria-label={words.down(nameOf(item))}
                  isDisabled={index === items.length - 1}
                  onPress={() => press(index, 1)}
                >
                  <span aria-hidden="true">↓</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </>
  );
}
