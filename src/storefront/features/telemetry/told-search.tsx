import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { logFailure } from '../../log.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { whenIdle } from './when-idle.ts';

interface Props {
  readonly text: string;
  /** Filters or a later page: the same search goes on. */
  readonly isContinued: boolean;
}

/** Tells the shop what was searched for, and that one of the goods was opened: its staff sees what is not found. The record is anonymous. */
export function ToldSearch({ text, isContinued }: Props) {
  const { key: visit } = useLocation();
  useEffect(() => {
    if (!isContinued) return whenIdle(() => tell({ text, visit }));
  }, [text, visit, isContinued]);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const goods = target instanceof Element && target.closest('.search-results .product-card a');
      if (goods) tell({ text });
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [text]);
  return null;
}

async function tell(search: { readonly text: string; readonly visit?: string }): Promise<void> {
  try {
    const { tellSearch } = await loadChunk(() => import('./tell-search.ts'));
    await tellSearch(search);
  } catch (error) {
    logFailure('a search was not told', error);
  }
}
