import { createStored, textCodec } from '../../browser-storage.ts';
import { useStore } from '../../store.ts';

/** «Моя квартира» as JSON, unchecked: what reads it is a lazy chunk, which most visitors do not need. Null: not told. */
export const wayInText = createStored(() => localStorage, 'way_in', textCodec);

/** The same in a component; null during hydration. */
export const useWayInText = (): string | null => useStore(wayInText, null);
