import { describe, expect, it } from 'vitest';
import { openDadata } from '#tests/support/dadata-emulator.ts';
import { type AskedAddresses, askDadata } from './dadata.ts';

async function setUp(patience = 10_000) {
  const dadata = await openDadata();
  const ask = (asked: AskedAddresses, key = dadata.key) =>
    askDadata({ url: dadata.url, key, patience }, asked);
  const addressesOf = async (asked: AskedAddresses) => {
    const answer = await ask(asked);
    return 'found' in answer ? answer.found.map(({ town, address }) => [town, address]) : answer;
  };
  return { ...dadata, ask, addressesOf };
}

const query = 'Образцовая';

describe('an address', () => {
  it('has street and house apart from its town, and a postcode where there is one', async () => {
    const { ask } = await setUp();
    expect(await ask({ query: 'тверь образцовая 1' })).toEqual({
      found: [
        {
          address: 'ул Образцовая, д 1',
          town: 'Тверь',
          region: 'Тверская обл',
          postcode: '000000',
        },
      ],
    });
  });

  it('of a part of a town names the part, and that of a village the village as its town', async () => {
    const { addressesOf } = await setUp();
    expect(await addressesOf({ query: 'примерная' })).toEqual([
      ['Тверь', 'мкр Мамулино, ул Примерная, д 7'],
    ]);
    expect(await addressesOf({ query: 'медное образцовая' })).toEqual([
      ['Медное', 'ул Образцовая, д 3'],
    ]);
  });

  it('is more than a town', async () => {
    const { addressesOf } = await setUp();
    expect(await addressesOf({ query: 'тверь' })).not.toContainEqual(['Тверь', '']);
  });

  it('is found in the town that is asked for, and in its region alone', async () => {
    const { addressesOf, asked } = await setUp();
    const tver = { name: 'Тверь', region: 'Тверская область' };
    expect(await addressesOf({ query, town: tver })).toEqual([
      ['Тверь', 'ул Образцовая'],
      ['Тверь', 'ул Образцовая, д 1'],
      ['Тверь', 'ул Образцовая, д 2'],
    ]);
    expect(asked.at(-1)?.locations).toEqual([
      { region: 'Тверская', city: 'Тверь' },
      { region: 'Тверская', settlement: 'Тверь' },
    ]);
    const village = { name: 'Медное', region: 'Тверская область' };
    expect(await addressesOf({ query, town: village })).toEqual([['Медное', 'ул Образцовая, д 3']]);
    const anyRegion = { name: 'Благовещенск' };
    expect(await addressesOf({ query, town: anyRegion })).toHaveLength(2);
  });

  it.each([
    ['Якутск', 'Республика Саха (Якутия)', 'ул Образцовая, д 5'],
    ['Благовещенск', 'Республика Башкортостан', 'ул Образцовая, д 8'],
    ['Благовещенск', 'Амурская область', 'ул Образцовая, д 6'],
    ['Москва', 'Москва', 'ул Образцовая, д 1'],
  ])('of %s, %s is found however the service writes the region', async (name, region, address) => {
    const { addressesOf } = await setUp();
    expect(await addressesOf({ query, town: { name, region } })).toEqual([[name, address]]);
  });

  it('is found among rows that make no sense', async () => {
    const { addressesOf, misfortunes } = await setUp();
    misfortunes.breaksRows = true;
    expect(await addressesOf({ query: 'примерная' })).toHaveLength(1);
  });
});

describe('a service in trouble', () => {
  it.each([401, 403, 429])('that answers %i has refused', async (status) => {
    const { ask, misfortunes } = await setUp();
    misfortunes.status = status;
    expect(await ask({ query })).toEqual({ failure: 'refused' });
  });

  it('that does not know the key has refused', async () => {
    const { ask } = await setUp();
    expect(await ask({ query }, 'another')).toEqual({ failure: 'refused' });
  });

  it('that is silent holds nobody longer than its time', async () => {
    const { ask, misfortunes } = await setUp(100);
    misfortunes.isSilent = true;
    expect(await ask({ query })).toEqual({ failure: 'silent' });
  });

  it.each(['page of a proxy', 'no list', 'too long', 'redirect'] as const)(
    'that answers with a %s is silent',
    async (answer) => {
      const { ask, misfortunes } = await setUp();
      misfortunes.answer = answer;
      expect(await ask({ query })).toEqual({ failure: 'silent' });
    },
  );

  it('that fails or is not there is silent', async () => {
    const { ask, misfortunes } = await setUp();
    misfortunes.status = 500;
    expect(await ask({ query })).toEqual({ failure: 'silent' });
    expect(await askDadata({ url: 'http://127.0.0.1:9', key: 'key' }, { query })).toEqual({
      failure: 'silent',
    });
  });
});
