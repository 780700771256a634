import { z } from 'zod';
import type { SuggestedAddress } from '#contracts/delivery.ts';
import { jsonOfAnswer } from '#platform/network/json-of-answer.ts';
import { SECOND } from '#platform/time/duration.ts';

/** What is typed, and where it is looked for; an absent region is any. */
export interface AskedAddresses {
  readonly query: string;
  readonly town?: { readonly name: string; readonly region?: string | undefined } | undefined;
}

/** `refused`: the key is not taken, or the day's questions are used up. `silent`: everything else that is no answer. */
export type DadataAnswer =
  | { readonly found: readonly SuggestedAddress[] }
  | { readonly failure: 'refused' | 'silent' };

export interface Options {
  /** Origin of the service. */
  readonly url: string;
  readonly key: string;
  /** Default: two seconds. */
  readonly patience?: number | undefined;
}

const PATH = '/suggestions/api/4_1/rs/suggest/address';
/** More than are shown, since those of other regions are dropped. */
const ASKED = 20;
const MOST_SHOWN = 7;
const LARGEST_ANSWER = 512 * 1024;
const REFUSALS = [401, 403, 429];

/** Asks DaData for addresses that begin so. Never throws: a failure bears neither the key nor what was typed. */
export async function askDadata(options: Options, asked: AskedAddresses): Promise<DadataAnswer> {
  const answer = await askSuggestions(options, PATH, bodyOf(asked));
  return 'failure' in answer ? answer : { found: shownOf(answer.suggestions, asked) };
}

/** Asks a question of DaData and answers the rows that it finds, as they are. Never throws. */
export async function askSuggestions(
  { url, key, patience = 2 * SECOND }: Options,
  path: string,
  body: object,
): Promise<
  | { readonly suggestions: readonly unknown[] }
  | Extract<DadataAnswer, { readonly failure: unknown }>
> {
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Token ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (REFUSALS.includes(answer.status)) {
      await answer.body?.cancel();
      return { failure: 'refused' };
    }
    const { data } = answers.safeParse(await jsonOfAnswer(answer, LARGEST_ANSWER));
    if (!answer.ok || !data) return { failure: 'silent' };
    return data;
  } catch {
    return { failure: 'silent' };
  }
}

function bodyOf({ query, town }: AskedAddresses): object {
  const region = town?.region && regionWord(town.region);
  const within = { ...(region && { region }) };
  return {
    query,
    count: ASKED,
    ...(town && {
      locations: [
        { ...within, city: town.name },
        { ...within, settlement: town.name },
      ],
    }),
  };
}

/** «Тверская область» is «Тверская» for the service. Regions whose names it may write otherwise are left to {@link isOfRegion}. */
const regionWord = (region: string): string | undefined =>
  /^(?:Республика )?(\S+?)(?: область| край)?$/.exec(region)?.[1];

const text = z.string().max(300).nullish();

const row = z.object({
  data: z.object({
    postal_code: text,
    region: z.string().max(300),
    region_with_type: text,
    city: text,
    settlement: text,
    settlement_with_type: text,
    street_with_type: text,
    house_type: text,
    house: text,
    block_type: text,
    block: text,
    flat_type: text,
    flat: text,
  }),
});
type Found = z.infer<typeof row>['data'];

const answers = z.object({ suggestions: z.array(z.unknown()) });

/** A row that cannot be read takes no other away. */
function shownOf(rows: readonly unknown[], { town }: AskedAddresses): SuggestedAddress[] {
  const found = rows.flatMap((one) => {
    const { data } = row.safeParse(one);
    return data && isOfRegion(data.data, town?.region) ? presented(data.data) : [];
  });
  const byText = new Map(found.map((one) => [`${one.region}\n${one.town}\n${one.address}`, one]));
  return [...byText.values()].slice(0, MOST_SHOWN);
}

/** What is no more than a town is no address. */
function presented(found: Found): SuggestedAddress[] {
  const { city, settlement, region, street_with_type: street } = found;
  const town = city || settlement;
  const parts = [
    city && settlement && found.settlement_with_type,
    street,
    numbered(found.house_type, found.house, found.block_type, found.block),
    numbered(found.flat_type, found.flat),
  ];
  const address = parts.filter(Boolean).join(', ');
  if (!town || !address) return [];
  const postcode = found.postal_code || null;
  return [{ address, town, region: found.region_with_type || region, postcode }];
}

/** «д 5», «д 5 к 2»; empty where there is no number. */
function numbered(...[type, number, ...rest]: (string | null | undefined)[]): string {
  if (!number) return '';
  return [type, number, ...(rest[1] ? rest : [])].filter(Boolean).join(' ');
}

/** Both names by the first word that tells one region from another: «Саха /Якутия/» is «Республика Саха (Якутия)». */
const isOfRegion = ({ region }: Found, wanted: string | undefined): boolean =>
  wanted === undefined || firstWord(region) === firstWord(wanted);

const kinds = /^(?:республика|область|край|автономный|автономная|округ|город|г|обл|респ)$/;

const firstWord = (region: string): string | undefined =>
  region
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s/()—–]+/)
    .find((word) => word !== '' && word !== '-' && !kinds.test(word));
