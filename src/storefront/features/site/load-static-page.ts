import type { StaticText } from '#messages/static-pages.ts';
import { type StaticPageName, staticPageNames } from '../../addresses.ts';
import { loadChunk } from '../../ui/load-chunk.ts';

export interface StaticPageData {
  readonly name: StaticPageName;
  readonly text: StaticText;
}

/** The static page named by `?page=`; null means the home page. The texts are a lazy chunk. */
export async function loadStaticPage(search: URLSearchParams): Promise<StaticPageData | null> {
  const asked = search.get('page');
  const name = staticPageNames.find((known) => known === asked);
  if (!name) return null;
  const { staticTexts } = await loadChunk(() => import('#messages/static-pages.ts'));
  return { name, text: staticTexts[name] };
}
