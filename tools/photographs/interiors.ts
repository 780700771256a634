import { calm, oak, type Placed, pale, type Room, walnut } from './room.ts';

/** A thing of the shop where it will live, and what stands around it; the file is among the photographs of the variant. */
function interior(
  thing: Placed['thing'],
  at: Omit<Placed, 'thing'>,
  around: readonly Placed[],
  look: Partial<Room> & Pick<Room, 'wall' | 'floor'>,
): Room {
  return {
    ...calm,
    aim: [-0.9, 1.6, 0],
    ...look,
    file: `${thing}-room.avif`,
    things: [{ thing, ...at }, ...around],
  };
}

const cushions = (x: number, z: number, y: number, apart: number): Placed[] => [
  { thing: 'podushka-dekorativnaya-brusnika/naturalnyj', x: x - apart, z, y, tip: 74 },
  { thing: 'podushka-dekorativnaya-brusnika/brusnichnyj', x: x + apart, z, y, tip: 74 },
];

const sofas = [
  interior(
    'divan-pryamoj-onega/shenill-svetlo-seryj',
    { x: 0, z: 0.62 },
    [
      { thing: 'kover-kovyl/200x290-bezhevyj', x: 0, z: 1.8, turn: 90 },
      { thing: 'stol-zhurnalnyj-kuvshinka/80-dub-svetlyj', x: 0.2, z: 1.85 },
      { thing: 'torsher-kamysh/len-naturalnyj', x: -1.5, z: 0.5 },
      ...cushions(0, 0.72, 0.46, 0.7),
    ],
    { wall: '#d5dad0', floor: oak },
  ),
  interior(
    'divan-pryamoj-fontanka/velyur-izumrudnyj',
    { x: 0, z: 0.6 },
    [
      { thing: 'kover-kruglyj-oduvanchik/diametr-200-seryj', x: 0.1, z: 1.7 },
      { thing: 'stol-zhurnalnyj-zavitok/70-mramor', x: 0.35, z: 1.75 },
      { thing: 'torsher-zhuravl/latun-abazhur-lnyanoj', x: -1.35, z: 0.75 },
    ],
    { wall: '#e6dccb', floor: walnut },
  ),
  interior(
    'divan-pryamoj-tobol/ekokozha-konyachnyj',
    { x: 0.1, z: 0.6 },
    [
      { thing: 'kover-izmoroz/200x290-seryj', x: 0, z: 1.8, turn: 90 },
      { thing: 'stol-zhurnalnyj-tetradka/100-dub', x: 0.1, z: 1.8 },
      { thing: 'torsher-zhuravl/chernyj-abazhur-belyj', x: 1.55, z: 0.6, turn: 180 },
    ],
    { wall: '#c9cfd2', floor: pale },
  ),
];

const beds = [
  interior(
    'krovat-iz-massiva-pinega/140x200-dub',
    { x: 0 },
    [
      { thing: 'kover-izmoroz/200x290-seryj', x: 0, z: 1.7, turn: 90 },
      { thing: 'tumba-prikrovatnaya-vetluga/dub', x: -1.1 },
      { thing: 'tumba-prikrovatnaya-vetluga/dub', x: 1.1 },
      { thing: 'lampa-nastolnaya-openok/molochnoe-steklo', x: -1.1, z: 0.22, y: 0.5 },
    ],
    { wall: '#d8dcd2', floor: pale, from: [1.4, 1.4, 6.6], to: [0, 0.8, 0.6] },
  ),
  interior(
    'krovat-s-vysokim-izgolovem-kamenka/160x200-velyur-izumrudnyj',
    { x: 0 },
    [
      { thing: 'kover-kovyl/200x290-bezhevyj', x: 0, z: 1.7, turn: 90 },
      { thing: 'tumba-prikrovatnaya-vetluga/oreh', x: -1.2 },
      { thing: 'lampa-nastolnaya-polunochnik/gorchichnyj', x: -1.2, z: 0.2, y: 0.5 },
      { thing: 'banketka-osoka/100-bukle-molochnyj', x: 0, z: 2.55 },
    ],
    { wall: '#e4dac9', floor: oak, from: [-1.2, 1.4, 6.8], to: [0, 0.85, 0.6] },
  ),
  interior(
    'krovat-s-podemnym-mehanizmom-msta/140x200-bezhevyj',
    { x: 0 },
    [
      { thing: 'kover-kruglyj-polyana/160-shalfej', x: 0.9, z: 1.8 },
      { thing: 'tumba-prikrovatnaya-svetlyachok/belyj', x: -1.1 },
      { thing: 'lampa-nastolnaya-openok/molochnoe-steklo', x: -1.1, z: 0.2, y: 0.48 },
      { thing: 'torsher-kamysh/len-naturalnyj', x: 1.2, z: 0.45 },
    ],
    { wall: '#cdd3da', floor: pale, from: [1.3, 1.4, 6.6], to: [0, 0.8, 0.6] },
  ),
];

const near = { from: [0, 1.1, 4.9], to: [0, 0.72, 0], aim: [-0.7, 1.5, 0] } as const;

const armchairs = [
  interior(
    'kreslo-sojka/velyur-temno-sinij',
    { x: -0.1, z: 0.95, turn: 22 },
    [
      { thing: 'kover-kruglyj-oduvanchik/diametr-150-gorchichnyj', x: 0, z: 1.1 },
      { thing: 'torsher-zhuravl/latun-abazhur-lnyanoj', x: -1.0, z: 0.5 },
      { thing: 'stolik-chajnyj-baranka/90-bereza', x: 0.95, z: 0.85 },
    ],
    { ...near, wall: '#e0d5c2', floor: oak },
  ),
  interior(
    'kreslo-valdshnep/buk-velvet-kirpichnyj',
    { x: 0, z: 1.0, turn: -20 },
    [
      { thing: 'kover-kruglyj-polyana/160-shalfej', x: 0, z: 1.1 },
      { thing: 'stolik-pristavnoj-chizh/oreh', x: -0.75, z: 0.8 },
      { thing: 'torsher-kamysh/len-naturalnyj', x: 0.95, z: 0.45 },
    ],
    { ...near, wall: '#cfd6cd', floor: pale },
  ),
  interior(
    'kreslo-povorotnoe-volchok/bukle-molochnyj',
    { x: 0.05, z: 1.0, turn: 18 },
    [
      { thing: 'kover-dzhutovyj-ryadno/140x200-dzhut', x: 0, z: 1.1, turn: 90 },
      { thing: 'puf-kruglyj-gruzd/izumrudnyj', x: 0.9, z: 1.3 },
      { thing: 'torsher-zhuravl/chernyj-abazhur-belyj', x: -1.0, z: 0.5 },
    ],
    { ...near, wall: '#c8b9a6', floor: walnut },
  ),
];

const far = { from: [0, 1.35, 7.2], to: [0, 1.12, 0] } as const;

const wardrobes = [
  interior(
    'shkaf-raspashnoj-mologa/dve-dveri-belyj',
    { x: 0.2 },
    [
      { thing: 'zerkalo-napolnoe-ozero/dub', x: -0.95, z: 0.16, tip: 5 },
      { thing: 'kovrovaya-dorozhka-stezhka/60x180-bezhevyj', x: 0.1, z: 1.4, turn: 90 },
      { thing: 'puf-kruglyj-gruzd/pudrovyj', x: 1.2, z: 0.8 },
    ],
    { ...far, wall: '#b9c3bb', floor: oak },
  ),
  interior(
    'shkaf-kupe-desna/1500-dub-zerkalo',
    { x: 0 },
    [
      { thing: 'kover-kruglyj-polyana/160-shalfej', x: 0, z: 1.7 },
      { thing: 'banketka-osoka/100-bukle-molochnyj', x: 1.45, z: 0.6 },
    ],
    { ...far, wall: '#dcd0bd', floor: pale },
  ),
  interior(
    'shkaf-knizhnyj-letopis/80-dub-naturalnyj',
    { x: -0.35 },
    [
      { thing: 'kreslo-sojka/velyur-temno-sinij', x: 0.75, z: 0.9, turn: -24 },
      { thing: 'torsher-kamysh/len-naturalnyj', x: 1.5, z: 0.45 },
      { thing: 'kover-kruglyj-oduvanchik/diametr-200-seryj', x: 0.5, z: 1.5 },
    ],
    { ...far, from: [0, 1.3, 6.6], wall: '#d3d8da', floor: walnut },
  ),
];

const kitchens = [
  interior(
    'kuhnya-pryamaya-vishera/300-kapuchino',
    { x: 0 },
    [
      { thing: 'stol-kruglyj-cna/90-belyj', x: 0.6, z: 2.1 },
      { thing: 'stul-vyatka/bereza-shalfej', x: 0.05, z: 1.95, turn: 75 },
      { thing: 'stul-vyatka/bereza-shalfej', x: 1.2, z: 2.1, turn: -85 },
      { thing: 'svetilnik-podvesnoj-kupol/45-olivkovyj', x: 0.6, z: 2.1, y: 1.7 },
    ],
    { ...far, from: [-0.5, 1.4, 8.4], wall: '#e4dccd', floor: oak },
  ),
  interior(
    'kuhnya-pryamaya-nara/160-dub',
    { x: 0 },
    [
      { thing: 'kovrovaya-dorozhka-stezhka/60x180-bezhevyj', x: 0, z: 1.2, turn: 90 },
      { thing: 'taburet-penek/bereza', x: 1.15, z: 0.9 },
    ],
    { ...far, from: [-0.6, 1.4, 6.6], wall: '#cfd8d3', floor: pale },
  ),
  interior(
    'kuhnya-pryamaya-klyazma/200-belyj',
    { x: -0.1 },
    [
      { thing: 'taburet-penek/bereza', x: 1.2, z: 1.5 },
      { thing: 'taburet-penek/bereza', x: 0.75, z: 1.8 },
    ],
    { ...far, from: [0.6, 1.4, 7.2], wall: '#d9c9b4', floor: walnut },
  ),
];

const tables = [
  interior(
    'stol-obedennyj-ugra/120-dub',
    { x: 0, z: 1.3 },
    [
      { thing: 'stul-ivushka/buk-naturalnyj', x: -0.3, z: 1.95, turn: 172 },
      { thing: 'stul-ivushka/buk-naturalnyj', x: 0.35, z: 0.75, turn: 4 },
      { thing: 'stul-ivushka/buk-naturalnyj', x: -0.32, z: 0.75, turn: -6 },
      { thing: 'svetilnik-podvesnoj-shmel/40-rotang', x: 0, z: 1.3, y: 1.5 },
      { thing: 'kover-dzhutovyj-ryadno/140x200-dzhut', x: 0, z: 1.3, turn: 90 },
    ],
    { wall: '#dfe0d6', floor: oak, from: [0.4, 1.45, 5.8], to: [0, 0.78, 0] },
  ),
  interior(
    'stul-zaryanka/velyur-gorchichnyj',
    { x: 0.5, z: 2.0, turn: 150 },
    [
      { thing: 'stol-kruglyj-cna/110-oreh', x: 0, z: 1.3 },
      { thing: 'stul-zaryanka/velyur-gorchichnyj', x: -0.75, z: 1.25, turn: 84 },
      { thing: 'stul-zaryanka/velyur-gorchichnyj', x: 0.55, z: 0.75, turn: -38 },
      { thing: 'svetilnik-podvesnoj-kupol/35-olivkovyj', x: 0, z: 1.3, y: 1.55 },
    ],
    { wall: '#c3ccc6', floor: walnut, from: [-0.4, 1.45, 5.8], to: [0, 0.78, 0] },
  ),
  interior(
    'stol-pismennyj-istra/120-dub-chernyj',
    { x: 0 },
    [
      { thing: 'kreslo-rabochee-tverca/setka-chernyj', x: 0.1, z: 0.95, turn: 165 },
      { thing: 'lampa-nastolnaya-polunochnik/gorchichnyj', x: -0.45, z: 0.3, y: 0.75 },
      { thing: 'kover-kruglyj-polyana/160-shalfej', x: 0, z: 1.1 },
      { thing: 'stellazh-dlya-igrushek-teremok/odin-domik', x: 1.35 },
    ],
    { wall: '#e2d8c6', floor: pale, from: [-0.5, 1.4, 5.4], to: [0.1, 0.8, 0] },
  ),
];

/** Three rooms of each category that is bought from most. */
export const interiors: readonly Room[] = [
  ...sofas,
  ...beds,
  ...armchairs,
  ...wardrobes,
  ...kitchens,
  ...tables,
];
