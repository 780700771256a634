import type { Maker, MakerDetails } from '#contracts/makers.ts';
import * as is from './json.ts';

const maker: is.Fields<Maker> = {
  ...is.all(is.needed(is.text), 'slug name'),
  ...is.all(is.text, 'country photo'),
  count: is.or(is.number, 0),
};

export const readMakers = is.wholeList(is.shape<Maker>(maker));

const readBrand: is.Reader<string> = (json) => is.text(json) || null;

export const readMaker = is.shape<MakerDetails>({
  ...maker,
  text: is.text,
  brands: is.list(readBrand),
});
