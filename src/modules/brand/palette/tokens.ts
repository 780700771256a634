import type { Palette } from '#contracts/shop-look.ts';
import { type Chosen, choose, LINES, TEXT } from './chosen.ts';
import {
  colourOf,
  contrastOn,
  type Hex,
  mixed,
  partsOf,
  readable,
  readableTowards,
  shifted,
  translucent,
} from './colours.ts';
import { type Grounds, groundsOf, isDark, listOf } from './grounds.ts';

/** The colours of `tokens/tokens.css` by name. */
type Tokens = Readonly<Record<string, string>>;

/** Computes every colour of the storefront from a palette. */
export function tokensOf(palette: Palette): Tokens {
  const { chosen } = choose(palette);
  const grounds = groundsOf(chosen.ground);
  const dark = isDark(chosen.ground);
  return {
    ...grounds,
    line: mixed(chosen.ground, chosen.text, dark ? 0.2 : 0.13),
    ...inks(chosen, grounds),
    ...mainColours(chosen, grounds),
    ...band(chosen, dark),
    ...accents(chosen, grounds),
    scrim: dark ? translucent('#000000', 60) : translucent(chosen.text, 45),
    veil: translucent(chosen.ground, 82),
    shade: `0 12px 40px ${dark ? translucent('#000000', 55) : translucent(chosen.text, 14)}`,
    plate: dark ? '#f2efe9' : 'transparent',
    dim: dark ? 'brightness(0.9)' : 'none',
  };
}

/** `wanted`, made lighter or darker as far as it needs to be read on the grounds; black or white where that is not enough. */
const readableOr = (wanted: Hex, grounds: readonly Hex[], ratio = TEXT): Hex =>
  readable(wanted, grounds, ratio) ?? strongest(grounds);

const strongest = (grounds: readonly Hex[]): Hex =>
  contrastOn('#ffffff', grounds) > contrastOn('#000000', grounds) ? '#ffffff' : '#000000';

/** A paler ground of a colour, on which the colour itself and the text can be read. */
function pale(ground: Hex, colour: Hex, text: Hex): Hex {
  const shares = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02];
  const made = shares.map((share) => mixed(ground, colour, share));
  return made.find((one) => contrastOn(one, [colour, text]) >= TEXT) ?? ground;
}

function inks({ ground, text, main }: Chosen, grounds: Grounds): Tokens {
  const all = [...listOf(grounds), pale(ground, main, text)];
  const soft = readableOr(mixed(text, ground, 0.3), all, TEXT + 0.3);
  const lines = readableOr(mixed(text, ground, 0.48), listOf(grounds), LINES + 0.2);
  return { ink: text, 'ink-soft': soft, 'line-strong': lines };
}

/** The main colour as text and as the ground of buttons. */
function mainColours({ ground, text, main }: Chosen, grounds: Grounds): Tokens {
  const on = textOn(main, ground, text);
  // The ground of a pressed button moves away from its text.
  const deep = shifted(main, contrastOn(on, ['#000000']) > 4.5 ? -0.06 : 0.05);
  return {
    pine: main,
    'pine-deep': deep,
    'pine-pale': pale(grounds.paper, main, text),
    'on-pine': on,
    'on-pine-soft': readableOr(mixed(on, main, 0.16), [main]),
  };
}

/** The footer: the main colour; on a dark ground a dark band of its hue, which does not glare. */
function band({ ground, text, main }: Chosen, dark: boolean): Tokens {
  const { l } = partsOf(ground);
  const { c, h } = partsOf(main);
  const own = dark ? colourOf({ l: l + 0.07, c: Math.min(c, 0.035), h }) : main;
  const on = dark ? readableOr(text, [own]) : textOn(own, ground, text);
  return {
    band: own,
    'on-band': on,
    'on-band-soft': readableOr(mixed(on, own, 0.16), [own]),
    'band-line': mixed(own, on, 0.22),
  };
}

function accents({ ground, text, accent }: Chosen, grounds: Grounds): Tokens {
  const all = listOf(grounds);
  const danger = readableOr('#a3271f', all, TEXT + 0.5);
  return {
    clay: accent,
    'clay-pale': pale(ground, accent, text),
    'on-clay': textOn(accent, ground, text),
    ochre: readableOr('#84601c', all),
    slate: readableOr('#3f5a6b', all),
    danger,
    'danger-pale': pale(ground, danger, text),
  };
}

/** Text on a colour: that of the ground where it can be read, else white, the text's colour or black. */
function textOn(colour: Hex, ground: Hex, text: Hex): Hex {
  const tried = [ground, '#ffffff', text, '#000000'];
  const found = tried.find((one) => contrastOn(one, [colour]) >= TEXT);
  return found ?? readableTowards(1, colour, [colour], TEXT) ?? strongest([colour]);
}
