import type { PageWindow } from './page-window.ts';

/** Mounts the office into a document. It ends with its page. */
export async function mountOffice(
  { document }: PageWindow,
  whenLoaded: () => void,
): Promise<undefined> {
  // No server renders anything of it.
  whenLoaded();
  document.documentElement.lang = 'ru';
  document.head.innerHTML = '<meta name="shop-name" content="Горница" /><title>Офис</title>';
  document.body.innerHTML = '<div id="office"></div>';
  await import('../../../src/admin/main.tsx');
  return undefined;
}
