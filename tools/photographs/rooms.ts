/** A thing in a room, metres: `x` to the right, `z` from the back wall to the viewer; without `z` it stands at the wall. */
export interface Placed {
  readonly thing: `${string}/${string}`;
  readonly x: number;
  readonly z?: number;
  /** Where its lowest point is. */
  readonly y?: number;
  /** Degrees, to the left seen from above. */
  readonly turn?: number;
  /** Degrees, leaning back. */
  readonly tip?: number;
}

export type Point = readonly [x: number, y: number, z: number];

export interface Room {
  readonly file: string;
  readonly wall: string;
  readonly floor: string;
  readonly tiles?: boolean;
  /** Where the sun shines on the wall. */
  readonly aim: Point;
  readonly from: Point;
  readonly to: Point;
  readonly lens?: number;
  readonly tilted?: boolean;
  /** Without skirting boards: a worktop before a wall. */
  readonly bare?: boolean;
  readonly things: readonly Placed[];
}

const oak = '#b98d5e';
const pale = '#cdb28c';
const walnut = '#7a5638';

/** The three slides of the home page, in the folder of the demo's content: what matters stands on the right, words on the left. */
export const slides: readonly Room[] = [
  {
    file: '../content/slides/1.avif',
    wall: '#e2d8c6',
    floor: oak,
    aim: [0, 1.65, 0],
    from: [0, 1.3, 9],
    to: [0, 0.92, 0],
    lens: 44,
    things: [
      { thing: 'divan-pryamoj-onega/shenill-olivkovyj', x: 1.35, z: 0.62 },
      { thing: 'kover-kovyl/200x290-bezhevyj', x: 1.4, z: 1.9, turn: 90 },
      { thing: 'stol-zhurnalnyj-kuvshinka/80-dub-svetlyj', x: 1.35, z: 1.95 },
      { thing: 'torsher-kamysh/len-naturalnyj', x: -0.2, z: 0.5 },
      { thing: 'podushka-dekorativnaya-brusnika/naturalnyj', x: 0.6, z: 0.72, y: 0.46, tip: 74 },
      { thing: 'podushka-dekorativnaya-brusnika/brusnichnyj', x: 2.1, z: 0.72, y: 0.46, tip: 74 },
      { thing: 'kreslo-valdshnep/buk-velvet-kirpichnyj', x: 2.75, z: 2.0, turn: -58 },
    ],
  },
  {
    file: '../content/slides/2.avif',
    wall: '#cdd3c6',
    floor: pale,
    aim: [-0.1, 1.65, 0],
    from: [0, 1.35, 9],
    to: [0, 0.95, 0],
    lens: 44,
    things: [
      { thing: 'kover-izmoroz/200x290-seryj', x: 1.4, z: 1.75, turn: 90 },
      { thing: 'krovat-s-vysokim-izgolovem-kamenka/160x200-velyur-izumrudnyj', x: 1.4 },
      { thing: 'tumba-prikrovatnaya-vetluga/dub', x: 0.2 },
      { thing: 'tumba-prikrovatnaya-vetluga/dub', x: 2.6 },
      { thing: 'lampa-nastolnaya-openok/molochnoe-steklo', x: 0.2, z: 0.22, y: 0.5 },
      { thing: 'lampa-nastolnaya-openok/molochnoe-steklo', x: 2.6, z: 0.22, y: 0.5 },
      { thing: 'banketka-osoka/100-bukle-molochnyj', x: 1.4, z: 2.55 },
    ],
  },
  {
    file: '../content/slides/3.avif',
    wall: '#ece5d8',
    floor: walnut,
    aim: [-0.5, 1.65, 0],
    from: [0, 1.4, 9],
    to: [0, 1.0, 0],
    lens: 44,
    things: [
      { thing: 'kuhnya-pryamaya-vishera/300-kapuchino', x: 1.75 },
      { thing: 'stol-obedennyj-ugra/140-dub', x: 1.35, z: 2.1 },
      { thing: 'stul-vyatka/bereza-shalfej', x: 1.0, z: 2.65, turn: 170 },
      { thing: 'stul-vyatka/bereza-shalfej', x: 1.75, z: 2.7, turn: 192 },
      { thing: 'stul-vyatka/bereza-shalfej', x: 1.0, z: 1.5, turn: 4 },
      { thing: 'stul-vyatka/bereza-shalfej', x: 1.7, z: 1.5, turn: -6 },
      { thing: 'svetilnik-podvesnoj-kupol/45-olivkovyj', x: 1.35, z: 2.1, y: 1.62 },
    ],
  },
];

const calm = { from: [0, 1.25, 6.4], to: [0, 0.85, 0], lens: 56 } as const;

/** What is in each category, 4:3, the middle of the picture the middle of the room. */
export const categoryRooms: readonly Room[] = [
  {
    ...calm,
    file: 'categories/divany.avif',
    wall: '#e2d8c6',
    floor: oak,
    aim: [-0.9, 1.6, 0],
    things: [
      { thing: 'divan-pryamoj-luza/velvet-gorchichnyj', x: 0.15, z: 0.6 },
      { thing: 'kover-kruglyj-oduvanchik/diametr-200-seryj', x: 0.2, z: 1.7 },
      { thing: 'stol-zhurnalnyj-kuvshinka/60-dub-svetlyj', x: 0.5, z: 1.75 },
      { thing: 'torsher-zhuravl/latun-abazhur-lnyanoj', x: -1.25, z: 0.7 },
    ],
  },
  {
    ...calm,
    file: 'categories/krovat.avif',
    wall: '#c9cfd2',
    floor: pale,
    aim: [-0.9, 1.7, 0],
    from: [1.5, 1.35, 6.6],
    to: [0.1, 0.85, 0.6],
    things: [
      { thing: 'kover-izmoroz/200x290-seryj', x: 0, z: 1.7, turn: 90 },
      { thing: 'krovat-interernaya-vychegda/160x200-rogozhka-lnyanoj', x: 0 },
      { thing: 'tumba-prikrovatnaya-svetlyachok/dub-svetlyj', x: -1.2 },
      { thing: 'lampa-nastolnaya-polunochnik/gorchichnyj', x: -1.2, z: 0.2, y: 0.48 },
    ],
  },
  {
    ...calm,
    file: 'categories/kresla.avif',
    wall: '#d7cbb8',
    floor: oak,
    aim: [-0.7, 1.5, 0],
    from: [0, 1.1, 4.9],
    to: [0, 0.72, 0],
    things: [
      { thing: 'kreslo-sojka/velyur-temno-sinij', x: -0.05, z: 1.0, turn: 24 },
      { thing: 'kover-kruglyj-polyana/160-shalfej', x: 0, z: 1.1 },
      { thing: 'torsher-kamysh/len-naturalnyj', x: 0.85, z: 0.45 },
      { thing: 'puf-vyazanyj-klubok/kremovyj', x: -0.75, z: 1.6 },
    ],
  },
  {
    ...calm,
    file: 'categories/shkafy.avif',
    wall: '#dcd5c8',
    floor: pale,
    aim: [-1.0, 1.6, 0],
    from: [0, 1.35, 7.2],
    to: [0, 1.12, 0],
    things: [
      { thing: 'shkaf-raspashnoj-mologa/tri-dveri-shalfej', x: 0.25 },
      { thing: 'banketka-osoka/100-bukle-molochnyj', x: -1.35, z: 0.5 },
      { thing: 'kovrovaya-dorozhka-stezhka/60x180-bezhevyj', x: 0.2, z: 1.5, turn: 90 },
    ],
  },
  {
    ...calm,
    file: 'categories/kitchen.avif',
    wall: '#ece5d8',
    floor: walnut,
    aim: [-1.2, 1.7, 0],
    from: [-0.6, 1.4, 7.4],
    to: [0, 1.08, 0],
    things: [
      { thing: 'kuhnya-pryamaya-sogozha/280-cvet-mha', x: 0 },
      { thing: 'taburet-penek/bereza', x: -0.9, z: 1.6 },
      { thing: 'kovrovaya-dorozhka-stezhka/60x180-bezhevyj', x: 0.2, z: 1.25, turn: 90 },
    ],
  },
  {
    ...calm,
    file: 'categories/stolstyl.avif',
    wall: '#cfd3c4',
    floor: oak,
    aim: [-0.7, 1.6, 0],
    from: [0.3, 1.45, 6.0],
    to: [0, 0.75, 0],
    things: [
      { thing: 'stol-kruglyj-cna/110-oreh', x: 0, z: 1.3 },
      { thing: 'stul-zaryanka/velyur-gorchichnyj', x: -0.62, z: 0.95, turn: 58 },
      { thing: 'stul-zaryanka/velyur-gorchichnyj', x: 0.66, z: 1.0, turn: -62 },
      { thing: 'stul-zaryanka/velyur-gorchichnyj', x: -0.25, z: 2.1, turn: 165 },
      { thing: 'svetilnik-podvesnoj-shmel/40-rotang', x: 0, z: 1.3, y: 1.5 },
    ],
  },
  {
    ...calm,
    file: 'categories/komodytumby.avif',
    wall: '#d9cdb9',
    floor: oak,
    aim: [-0.6, 1.6, 0],
    from: [0, 1.25, 5.2],
    to: [0, 0.85, 0],
    things: [
      { thing: 'komod-pechora/120-shalfej', x: 0 },
      { thing: 'zerkalo-krugloe-polynya/60-chernyj', x: 0.1, y: 1.12 },
      { thing: 'lampa-nastolnaya-openok/terrakotovoe-steklo-bolshaya', x: -0.38, z: 0.22, y: 0.82 },
      { thing: 'puf-kruglyj-gruzd/pudrovyj', x: 1.05, z: 0.7 },
    ],
  },
  {
    ...calm,
    file: 'categories/pufy.avif',
    wall: '#e4dccd',
    floor: pale,
    aim: [-0.5, 1.2, 0],
    from: [0, 1.15, 4.4],
    to: [0, 0.5, 0.3],
    things: [
      { thing: 'kover-kovyl/160x230-bezhevyj', x: 0, z: 1.1, turn: 90 },
      { thing: 'puf-kruglyj-gruzd/izumrudnyj', x: -0.6, z: 1.0 },
      { thing: 'puf-vyazanyj-klubok/gorchichnyj', x: 0.1, z: 1.25 },
      { thing: 'puf-kruglyj-gruzd/slivovyj', x: 0.62, z: 0.75 },
    ],
  },
  {
    ...calm,
    file: 'categories/ofisnyedivany.avif',
    wall: '#d5d6d2',
    floor: '#a8a39a',
    aim: [-0.9, 1.6, 0],
    from: [0, 1.25, 6.6],
    to: [0, 0.85, 0],
    things: [
      { thing: 'divan-dlya-kabineta-kostroma/kozha-konyachnyj', x: 0, z: 0.65 },
      { thing: 'stol-zhurnalnyj-kuvshinka/80-chernyj', x: 0.1, z: 1.75 },
      { thing: 'torsher-zhuravl/chernyj-abazhur-belyj', x: 1.45, z: 0.5, turn: 180 },
    ],
  },
  {
    ...calm,
    file: 'categories/matrasyortopedicheskie.avif',
    wall: '#d3d8da',
    floor: pale,
    aim: [-0.9, 1.5, 0],
    from: [1.9, 1.35, 5.6],
    to: [0.1, 0.5, 0.9],
    things: [
      { thing: 'matras-pokoj/160x200', x: 0, z: 1.15, y: 0.02 },
      { thing: 'podushka-dlya-sna-zevota/50x70', x: -0.4, z: 0.45, y: 0.31 },
      { thing: 'podushka-dlya-sna-zevota/50x70', x: 0.4, z: 0.45, y: 0.31 },
    ],
  },
  {
    ...calm,
    file: 'categories/gostinye.avif',
    wall: '#ddd3c3',
    floor: oak,
    aim: [-1.3, 1.7, 0],
    from: [-0.5, 1.35, 7.6],
    to: [0, 1.0, 0],
    things: [
      { thing: 'stenka-belozere/belyj-dub', x: 0 },
      { thing: 'kover-kovyl/200x290-bezhevyj', x: 0, z: 1.9, turn: 90 },
      { thing: 'puf-kruglyj-gruzd/izumrudnyj', x: 0.9, z: 1.7 },
    ],
  },
  {
    ...calm,
    file: 'categories/kranu.avif',
    wall: '#e9e4da',
    floor: '#d8d2c6',
    aim: [-0.1, 0.25, 0],
    from: [0.15, 0.42, 1.5],
    to: [0, 0.2, 0.2],
    tilted: true,
    bare: true,
    lens: 60,
    things: [
      { thing: 'smesitel-dlya-kuhni-kapel/latun', x: -0.17, z: 0.22, turn: 20 },
      { thing: 'smesitel-vysokij-istok/chernyj-matovyj', x: 0.06, z: 0.24, turn: 12 },
      { thing: 'smesitel-dlya-rakoviny-ruchej/hrom', x: 0.24, z: 0.3, turn: 8 },
    ],
  },
  {
    ...calm,
    file: 'categories/prihozhie.avif',
    wall: '#d6cfc0',
    floor: '#cfc8ba',
    tiles: true,
    aim: [-0.8, 1.6, 0],
    from: [0, 1.35, 6.8],
    to: [0, 1.08, 0],
    things: [
      { thing: 'prihozhaya-seni/160-dub-belyj', x: 0.1 },
      { thing: 'zerkalo-napolnoe-ozero/dub', x: -1.15, z: 0.16, tip: 5 },
      { thing: 'kovrovaya-dorozhka-bolshak/80x200-grafit', x: 0.1, z: 1.3, turn: 90 },
    ],
  },
  {
    ...calm,
    file: 'categories/detskayamebel.avif',
    wall: '#cfdad6',
    floor: pale,
    aim: [-1.0, 1.6, 0],
    from: [1.2, 1.3, 6.4],
    to: [0, 0.75, 0.4],
    things: [
      { thing: 'kover-kruglyj-oduvanchik/diametr-200-seryj', x: 0.4, z: 1.6 },
      { thing: 'krovat-detskaya-korablik/goluboj', x: -0.75, z: 1.0 },
      { thing: 'stellazh-dlya-igrushek-teremok/odin-domik', x: 0.75 },
      { thing: 'puf-kruglyj-gruzd/pudrovyj', x: 0.75, z: 1.45 },
    ],
  },
  {
    ...calm,
    file: 'categories/komplectmebeli.avif',
    wall: '#d8cfc6',
    floor: oak,
    aim: [-1.2, 1.7, 0],
    from: [0.2, 1.35, 7.4],
    to: [0, 0.95, 0],
    things: [
      { thing: 'kover-izmoroz/200x290-goluboj', x: 0, z: 2.0, turn: 90 },
      { thing: 'divan-pryamoj-onega/shenill-svetlo-seryj', x: 0, z: 0.62 },
      { thing: 'kreslo-valdshnep/buk-rogozhka-cvet-mha', x: -1.6, z: 1.9, turn: 58 },
      { thing: 'kreslo-valdshnep/buk-rogozhka-cvet-mha', x: 1.6, z: 1.9, turn: -58 },
      { thing: 'stol-zhurnalnyj-kuvshinka/80-dub-svetlyj', x: 0, z: 1.9 },
    ],
  },
  {
    ...calm,
    file: 'categories/vsedlyaobustroystvakukhni.avif',
    wall: '#e6e0d4',
    floor: '#c2a37a',
    aim: [-0.3, 0.45, 0],
    from: [0.1, 0.62, 2.4],
    to: [0, 0.3, 0.2],
    tilted: true,
    bare: true,
    lens: 50,
    things: [
      { thing: 'sushilka-dlya-posudy-rosinka/55-chernyj', x: -0.28, z: 0.3, turn: 10 },
      { thing: 'korzina-dlya-hraneniya-lukoshko/srednyaya-dzhut', x: 0.3, z: 0.35 },
      { thing: 'polka-dlya-specij-pryanost/45-dub', x: 0.05, y: 0.5 },
    ],
  },
  {
    ...calm,
    file: 'categories/zerkala.avif',
    wall: '#cbd0c4',
    floor: oak,
    aim: [-0.7, 1.6, 0],
    from: [0.2, 1.3, 5.4],
    to: [0, 1.0, 0],
    things: [
      { thing: 'zerkalo-napolnoe-vertikal/60x180-latun', x: -0.45, z: 0.2, tip: 5 },
      { thing: 'komod-vysokij-zhizdra/oreh', x: 0.5 },
      { thing: 'zerkalo-krugloe-polynya/60-chernyj', x: 0.5, y: 1.32 },
    ],
  },
  {
    ...calm,
    file: 'categories/svetilniki.avif',
    wall: '#d9d0c2',
    floor: walnut,
    aim: [-0.8, 1.2, 0],
    from: [0, 1.35, 5.6],
    to: [0, 1.12, 0],
    things: [
      { thing: 'torsher-zhuravl/latun-abazhur-lnyanoj', x: -0.75, z: 0.6 },
      { thing: 'svetilnik-podvesnoj-kupol/45-olivkovyj', x: 0.35, z: 0.9, y: 1.45 },
      { thing: 'tumba-prikrovatnaya-vetluga/oreh', x: 0.75 },
      { thing: 'lampa-nastolnaya-openok/molochnoe-steklo', x: 0.75, z: 0.2, y: 0.5 },
    ],
  },
  {
    ...calm,
    file: 'categories/kovry.avif',
    wall: '#e2d9ca',
    floor: pale,
    aim: [-0.8, 1.3, 0],
    from: [0, 2.3, 5.4],
    to: [0, 0.1, 1.5],
    tilted: true,
    lens: 50,
    things: [
      { thing: 'kover-sherstyanoj-granatovyj-sad/160x230-terrakotovyj', x: 0, z: 1.7, turn: 90 },
      { thing: 'kreslo-povorotnoe-volchok/bukle-terrakotovyj', x: 0.9, z: 0.8, turn: -24 },
      { thing: 'banketka-osoka/100-bukle-molochnyj', x: -0.7, z: 0.6 },
    ],
  },
  {
    ...calm,
    file: 'categories/tekstil.avif',
    wall: '#d9cfbd',
    floor: oak,
    aim: [-0.5, 1.4, 0],
    from: [0.2, 1.3, 5.6],
    to: [0, 0.95, 0],
    things: [
      { thing: 'shtory-zatishe/200x270-olivkovyj', x: -1.1, z: 0.14 },
      { thing: 'divan-kushetka-ileksa/rogozhka-shalfej', x: 0.45, z: 0.75 },
      { thing: 'podushka-dekorativnaya-brusnika/naturalnyj', x: 0.2, z: 0.82, y: 0.44, tip: 74 },
      { thing: 'podushka-dekorativnaya-brusnika/brusnichnyj', x: 0.75, z: 0.82, y: 0.44, tip: 74 },
    ],
  },
];
