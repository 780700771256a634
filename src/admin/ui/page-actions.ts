import { useEffect, useState } from 'react';
import { createStore, useStore } from './store.ts';

/** Something that the member can do on the page that is open. */
export interface PageAction {
  readonly name: string;
  readonly run: () => void;
  /** The key that does it too, by its place on the keyboard: `KeyJ`. */
  readonly key?: string;
  /** False: only its key does it, the palette has no line for it. */
  readonly isListed?: boolean;
}

interface Offer {
  actions: readonly PageAction[];
}

const offers = new Set<Offer>();
const changes = createStore(0);

const tell = (): void => changes.set(changes.get() + 1);

/** Offers actions to the palette and the keys while the component is shown. They are to be those of its buttons, only what is there and allowed. */
export function usePageActions(actions: readonly PageAction[]): void {
  const [offer] = useState<Offer>(() => ({ actions }));
  const names = actions.map(({ name }) => name).join('\n');
  useEffect(() => {
    offer.actions = actions;
  });
  useEffect(() => {
    if (names === '') return;
    offers.add(offer);
    tell();
    return () => {
      offers.delete(offer);
      tell();
    };
  }, [offer, names]);
}

/** What can be done now, in the order of the page. */
export const pageActions = (): PageAction[] => [...offers].flatMap(({ actions }) => actions);

/** The same, kept up to date. */
export function useOfferedActions(): PageAction[] {
  useStore(changes);
  return pageActions();
}
