import type { DeliveryQuote, SuggestedAddress, Town } from '#contracts/delivery.ts';
import * as is from './json.ts';

const readTown = is.shape<Town>({
  key: is.needed(is.text),
  name: is.needed(is.text),
  region: is.text,
});

interface Suggested {
  readonly towns: readonly Town[];
  readonly regions: readonly string[];
}

export const readTowns = is.ofObject(
  is.shape<Suggested>({ towns: is.list(readTown), regions: is.list(is.text) }),
);

interface Addresses {
  readonly addresses: readonly SuggestedAddress[];
}

export const readAddresses = is.ofObject(
  is.shape<Addresses>({
    addresses: is.list(
      is.shape<SuggestedAddress>({
        address: is.needed(is.text),
        town: is.needed(is.text),
        region: is.text,
        postcode: is.text,
      }),
    ),
  }),
);

type Charge = DeliveryQuote['charges'][number];
type Call = DeliveryQuote['calls'][number];
type Slot = DeliveryQuote['slots'][number];
type Promised = NonNullable<DeliveryQuote['promise']>;

/** Usable when it tells what is payable. */
export const readQuote = is.ofObject(
  is.shape<DeliveryQuote>({
    town: readTown,
    charges: is.list(
      is.shape<Charge>({
        kind: is.word,
        title: is.needed(is.text),
        amount: is.needed(is.number),
        reason: is.text,
      }),
    ),
    calls: is.list(is.shape<Call>({ kind: is.word, title: is.needed(is.text), reason: is.text })),
    goods_price: is.needed(is.number),
    payable: is.needed(is.number),
    price_from: is.flag,
    missing_to_free: is.number,
    promise: is.shape<Promised>({
      from: is.needed(is.text),
      to: is.needed(is.text),
      has_margin: is.flag,
    }),
    promise_text: is.text,
    slots: is.list(
      is.shape<Slot>({
        key: is.needed(is.text),
        ...is.all(is.text, 'day from to'),
        price: is.needed(is.number),
      }),
    ),
    districts: is.list(is.text),
    asks: is.needed(
      is.shape<DeliveryQuote['asks']>({ floor: is.flag, assembly: is.flag, km: is.flag }),
    ),
  }),
);

interface ShortPromises {
  readonly promises: readonly { readonly variant: number; readonly text: string }[];
}

export const readPromises = is.ofObject(
  is.shape<ShortPromises>({
    promises: is.list(
      is.shape<ShortPromises['promises'][number]>({
        variant: is.needed(is.id),
        text: is.needed(is.text),
      }),
    ),
  }),
);
