/** The twelve families of colours. Each is a value of the filter `color`, as each shade is. */
export const colourFamilies = [
  'белый',
  'бежевый',
  'серый',
  'чёрный',
  'коричневый',
  'жёлтый',
  'оранжевый',
  'красный',
  'розовый',
  'фиолетовый',
  'синий',
  'зелёный',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** `color=только белый`: the shade that has the name of its family, without the other shades. */
const ONLY = 'только ';

export const onlyShade = (shade: string): string => ONLY + shade;

/** The beginnings of words that name a shade, with е for ё. */
const stems: Record<ColourFamily, string> = {
  белый: 'бел молоч снеж жемчуж алебастр фарфор айвори ivory white',
  бежевый:
    'беж песоч песок кремов крем слонов льнян лен ваниль сливоч сливк капучино латте шампань экрю пшенич верблюж джут ротанг бамбук липа ясень береза клен сосна beige',
  серый:
    'сер графит антрацит дымчат дым пепель асфальт мышин серебр серебристый хром никель сталь стальной нержав алюмини титан бетон цемент платин мрамор grey gray',
  чёрный: 'черн уголь угольн оникс обсидиан black',
  коричневый:
    'корич шоколад кофе какао каштан коньяк коньяч карамел табак ореха орех дуб венге вишня мокко мокка бронз бук кедр лиственниц махагон палисандр тик акация рыжеватый терра корица brown',
  жёлтый: 'желт горчи лимон золот золотой латун медов мед янтар солом шафран охр yellow',
  оранжевый: 'оранж терракот рыж тыкв морков апельсин медный медь абрикос orange',
  красный: 'красн алый ал бордо винн вино брусни кирпич рубин гранат марсал вишнев малин кумач red',
  розовый: 'розов роза пудр коралл лосос фуксия пион персик pink',
  фиолетовый: 'фиолет лаванд сирен слив пурпур баклажан лилов аметист ежевик purple',
  синий:
    'син голуб индиго морская морской ультрамарин сапфир кобальт джинс лазур небес василь бирюз аквамарин петроль деним blue',
  зелёный:
    'зелен изумруд олив мят хвойн шалфе мха мох мохов травян салат фисташ хаки нефрит малахит болотн эвкалипт лайм green',
};

/** Longer beginnings decide first: «сливочный» is beige, «сливовый» violet. */
const byLength = colourFamilies
  .flatMap((family) => stems[family].split(' ').map((stem) => ({ stem, family })))
  .toSorted((one, other) => other.stem.length - one.stem.length);

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * The family of a shade by its name, else by its colour value; undefined if neither says it. The last word that names a colour decides:
 * «серо-голубой» is blue, «дуб белёный» white.
 */
export function colourFamilyOf(shade: string, hex?: string | null): ColourFamily | undefined {
  const words = plain(shade).match(/[a-zа-я]+/g) ?? [];
  for (const word of words.toReversed()) {
    const found = byLength.find(({ stem }) => word.startsWith(stem) && isWhole(stem, word));
    if (found) return found.family;
  }
  return hex ? familyOfValue(hex) : undefined;
}

/** A beginning of two or three letters must be the word but for its ending: «сервант» is not grey. */
const isWhole = (stem: string, word: string): boolean =>
  stem.length > 3 || ending.test(word.slice(stem.length));

const ending =
  /^(?:ен|н|ев|ов|еват|еньк)?(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|[оеы]?го|[оеы]?му|ым|им|ую|юю|ых|их|ом|[аеиоуыья])?$/;

/** The family of `#rrggbb` by hue, saturation and lightness. */
function familyOfValue(hex: string): ColourFamily | undefined {
  const [red, green, blue] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2;
  const chroma = most - least;
  if (light < 0.14) return 'чёрный';
  if (chroma < 0.06) return light > 0.87 ? 'белый' : light < 0.25 ? 'чёрный' : 'серый';
  const hue = hueOf(red, green, blue, most, chroma);
  if (light > 0.88 && chroma < 0.12) return 'белый';
  if (hue >= 15 && hue < 60 && chroma < 0.25 && light > 0.6) return 'бежевый';
  if (hue >= 10 && hue < 50 && (light < 0.42 || (chroma < 0.4 && light < 0.6))) return 'коричневый';
  if (hue < 15 || hue >= 345) return light > 0.65 ? 'розовый' : 'красный';
  if (hue < 36) return 'оранжевый';
  if (hue < 68) return 'жёлтый';
  if (hue < 170) return 'зелёный';
  if (hue < 250) return 'синий';
  return hue < 310 ? 'фиолетовый' : 'розовый';
}

/** Degrees: 0 red, 120 green, 240 blue. */
function hueOf(red: number, green: number, blue: number, most: number, chroma: number): number {
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / chroma) + 120;
  return 60 * ((red - green) / chroma) + 240;
}

/** Whether a value of the filter `color` takes a shade. The family of a shade may be unknown without its colour value. */
export function takesShade(value: string, shade: string, hex?: string | null): boolean {
  const [wanted, name] = [value.toLowerCase(), shade.toLowerCase()];
  if (wanted.startsWith(ONLY)) return wanted.slice(ONLY.length) === name;
  return wanted === name || familyNamed(wanted) === (colourFamilyOf(shade, hex) ?? null);
}

/** The family that a value of the filter names, in any case and with е for ё. */
export const familyNamed = (value: string): ColourFamily | undefined =>
  colourFamilies.find((family) => plain(family) === plain(value));
