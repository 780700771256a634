import Armchair from 'lucide-react/icons/armchair';
import BedDouble from 'lucide-react/icons/bed-double';
import Briefcase from 'lucide-react/icons/briefcase';
import ChefHat from 'lucide-react/icons/chef-hat';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Cylinder from 'lucide-react/icons/cylinder';
import DoorClosed from 'lucide-react/icons/door-closed';
import Faucet from 'lucide-react/icons/faucet';
import Grid from 'lucide-react/icons/grid-2x2';
import House from 'lucide-react/icons/house';
import LampDesk from 'lucide-react/icons/lamp-desk';
import LampFloor from 'lucide-react/icons/lamp-floor';
import Layers from 'lucide-react/icons/layers-2';
import RectangleVertical from 'lucide-react/icons/rectangle-vertical';
import Rows from 'lucide-react/icons/rows-3';
import Shirt from 'lucide-react/icons/shirt';
import Sofa from 'lucide-react/icons/sofa';
import ToyBrick from 'lucide-react/icons/toy-brick';
import Tv from 'lucide-react/icons/tv';
import Umbrella from 'lucide-react/icons/umbrella';

type Tint = 'pine' | 'clay' | 'ochre' | 'slate';

/** The icon and colour of each category, by slug: the name may be reworded. */
const icons: Record<string, readonly [typeof Sofa, Tint]> = {
  divany: [Sofa, 'pine'],
  krovat: [BedDouble, 'slate'],
  kresla: [Armchair, 'clay'],
  shkafy: [DoorClosed, 'ochre'],
  kitchen: [ChefHat, 'clay'],
  stolstyl: [LampDesk, 'ochre'],
  komodytumby: [Rows, 'pine'],
  pufy: [Cylinder, 'clay'],
  ofisnyedivany: [Briefcase, 'slate'],
  matrasyortopedicheskie: [Layers, 'slate'],
  gostinye: [Tv, 'pine'],
  kranu: [Faucet, 'slate'],
  prihozhie: [Umbrella, 'ochre'],
  detskayamebel: [ToyBrick, 'clay'],
  komplectmebeli: [House, 'pine'],
  vsedlyaobustroystvakukhni: [CookingPot, 'ochre'],
  zerkala: [RectangleVertical, 'slate'],
  svetilniki: [LampFloor, 'ochre'],
  kovry: [Grid, 'clay'],
  tekstil: [Shirt, 'pine'],
};

export function CategoryIcon({ slug }: { slug: string }) {
  const [Icon, tint] = icons[slug] ?? ([House, 'pine'] as const);
  return <Icon aria-hidden="true" className={`category-icon category-icon--${tint}`} />;
}
