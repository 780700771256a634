export interface Garden {
  readonly id: string;
  readonly article: string;
  readonly name?: string;
  readonly price?: number;
  readonly group?: string;
}

/** A feed of garden furniture; the host of the shop's address names the source. */
export const gardenFeed = (host: string, offers: readonly Garden[], section = 'Гамаки и качели') =>
  `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-03-01"><shop>
  <name>${host}</name><url>http://${host}/</url>
  <categories><category id="g1">${section}</category></categories><offers>
  ${offers.map(offer).join('\n')}</offers></shop></yml_catalog>`;

const offer = ({ id, article, name = `Гамак ${article}`, price = 6890, group = id }: Garden) =>
  `<offer id="${id}" group_id="${group}"><name>${name}</name><price>${price}</price><categoryId>g1</categoryId>
  <vendorCode>${article}</vendorCode></offer>`;

export const hammocks = (...articles: string[]): Garden[] =>
  articles.map((article) => ({ id: `h-${article}`, article }));
