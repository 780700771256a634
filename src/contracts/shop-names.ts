/** The shop's name, and what sentences call the shop, by grammatical case. */
export interface ShopNames {
  /** The bare name, for titles: `Имя`. Empty until the owner has set it. */
  readonly name: string;
  /** `магазин «Имя»`. */
  readonly nominative: string;
  /** `магазина «Имя»`. */
  readonly genitive: string;
  /** `магазине «Имя»`. */
  readonly prepositional: string;
}

/** What sentences call a shop that has a name only, or none: `магазин «Имя»`, `магазин`. */
export function namesOfShop(name: string, called?: Omit<ShopNames, 'name'>): ShopNames {
  const after = name ? ` «${name}»` : '';
  return {
    name,
    nominative: called?.nominative || `магазин${after}`,
    genitive: called?.genitive || `магазина${after}`,
    prepositional: called?.prepositional || `магазине${after}`,
  };
}
