import { type CategoryIcon, type CategoryTint, categoryTints } from '#contracts/category-look.ts';
import { iconOfName } from './icon-of-name.ts';

export interface CategoryLook {
  readonly icon: CategoryIcon;
  readonly tint: CategoryTint;
}

/** A category with the icon that the owner has chosen. */
interface Named {
  readonly name: string;
  readonly icon: CategoryIcon | null;
}

const neutralIcons = ['shapes', 'package', 'tag'] as const;

/** The colour that an icon has unless its neighbour has it. An icon without one takes what its neighbours leave. */
const usualTints: Partial<Record<CategoryIcon, CategoryTint>> = {
  sofa: 'pine',
  bed: 'slate',
  armchair: 'clay',
  wardrobe: 'ochre',
  kitchen: 'clay',
  table: 'ochre',
  chest: 'pine',
  pouf: 'clay',
  office: 'slate',
  mattress: 'slate',
  living_room: 'pine',
  tap: 'slate',
  hallway: 'ochre',
  nursery: 'clay',
  set: 'pine',
  cookware: 'ochre',
  mirror: 'slate',
  lamp: 'ochre',
  rug: 'clay',
  textile: 'pine',
  garden: 'pine',
  bath: 'slate',
};

/** Icons and colours of categories in the shop's order. Two neighbours never have the same colour, nor two unknown ones in turn the same icon. */
export function looksOf(categories: readonly Named[]): CategoryLook[] {
  let unknown = 0;
  const icons = categories.map(
    ({ name, icon }) =>
      icon ?? iconOfName(name) ?? neutralIcons[unknown++ % neutralIcons.length] ?? 'shapes',
  );
  const used: CategoryTint[] = [];
  return icons.map((icon) => {
    const usual = usualTints[icon];
    const tint = usual && usual !== used.at(-1) ? usual : leastRecent(used);
    used.push(tint);
    return { icon, tint };
  });
}

const leastRecent = (used: readonly CategoryTint[]): CategoryTint =>
  categoryTints
    .map((tint) => ({ tint, last: used.lastIndexOf(tint) }))
    .reduce((oldest, each) => (each.last < oldest.last ? each : oldest)).tint;
