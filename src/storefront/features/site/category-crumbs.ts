import { addresses } from '../../addresses.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import type { SiteData } from './site-data.ts';

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** The crumbs of a category: its parent, if it has one, and itself. */
export function categoryCrumbs(site: SiteData | undefined, category: Named): Crumb[] {
  const known = site?.categories.ok ? site.categories.data : [];
  const above = known.find(({ slug }) => slug === category.slug)?.parent;
  const parents = known.filter(({ slug }) => slug === above);
  return [...parents, category].map(({ slug, name }) => ({
    label: name,
    to: addresses.products({ category: slug }),
  }));
}
