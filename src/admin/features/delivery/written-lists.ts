import type { DeliveryZone } from '#contracts/delivery-terms.ts';

/** How an item of a list is written in its line, and read from it. */
export interface WrittenList<Item> {
  write(item: Item): string;
  read(line: string): Item;
}

/** The lines of a list. */
export const textOf = <Item>({ write }: WrittenList<Item>, items: readonly Item[]): string =>
  items.map(write).join('\n');

/** The items of a text; empty lines are none. */
export const linesOf = <Item>({ read }: WrittenList<Item>, text: string): Item[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(read);

type Town = DeliveryZone['towns'][number];

/** «Тверь, Тверская область». A line without a region has an empty one, which saving refuses. */
export const townLines: WrittenList<Town> = {
  write: ({ name, region }) => (region ? `${name}, ${region}` : name),
  read(line) {
    const comma = line.lastIndexOf(',');
    if (comma < 0) return { name: line, region: '' };
    return { name: line.slice(0, comma).trim(), region: line.slice(comma + 1).trim() };
  },
};

/** «Москва, Москва: Хамовники». */
export const districtLines: WrittenList<DeliveryZone['districts'][number]> = {
  write: ({ town, district }) => `${townLines.write(town)}: ${district}`,
  read(line) {
    const colon = line.indexOf(':');
    const town = townLines.read(colon < 0 ? line : line.slice(0, colon).trim());
    return { town, district: colon < 0 ? '' : line.slice(colon + 1).trim() };
  },
};

/** A line is its item. */
export const plainLines: WrittenList<string> = { write: (item) => item, read: (line) => line };
