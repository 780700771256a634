import type { Root } from 'react-dom/client';
import type { PageWindow } from './page-window.ts';

/** Mounts the office into a document. */
export async function mountOffice({ document }: PageWindow, whenLoaded: () => void): Promise<Root> {
  // No server renders anything of it.
  whenLoaded();
  document.documentElement.lang = 'ru';
  document.head.innerHTML = '<meta name="shop-name" content="Горница" /><title>Офис</title>';
  const place = document.createElement('div');
  place.id = 'office';
  document.body.replaceChildren(place);
  const { renderOffice } = await import('../../../src/admin/render-office.tsx');
  return renderOffice(place);
}
