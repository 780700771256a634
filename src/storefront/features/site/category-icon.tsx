import sprite from './category-icons.svg?url';

type Tint = 'pine' | 'clay' | 'ochre' | 'slate';

/** The colour by category slug, because names can change. The icon is the sprite symbol with the same name. */
const tints: Record<string, Tint> = {
  divany: 'pine',
  krovat: 'slate',
  kresla: 'clay',
  shkafy: 'ochre',
  kitchen: 'clay',
  stolstyl: 'ochre',
  komodytumby: 'pine',
  pufy: 'clay',
  ofisnyedivany: 'slate',
  matrasyortopedicheskie: 'slate',
  gostinye: 'pine',
  kranu: 'slate',
  prihozhie: 'ochre',
  detskayamebel: 'clay',
  komplectmebeli: 'pine',
  vsedlyaobustroystvakukhni: 'ochre',
  zerkala: 'slate',
  svetilniki: 'ochre',
  kovry: 'clay',
  tekstil: 'pine',
};

/** The icons are an external SVG sprite: in the bundle they would add to every first load. */
export function CategoryIcon({ slug }: { slug: string }) {
  const tint = tints[slug];
  return (
    <svg aria-hidden="true" className={`category-icon category-icon--${tint ?? 'pine'}`}>
      <use href={`${sprite}#${tint ? slug : 'other'}`} />
    </svg>
  );
}
