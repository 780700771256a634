import { useState } from 'react';
import { currencySigns } from '#contracts/currency-signs.ts';
import { type TimeZone, timeZones } from '#contracts/time-zones.ts';
import { shopFieldNames, shopScreenMessages as words } from '#messages/office/shop.ts';
import { timeZoneTowns } from '#messages/words/time-zones.ts';
import { Field } from '../../ui/field.tsx';
import { ShopRows, ShopSelect, ShopText, useReadOnly, useShopForm } from './form-part.tsx';
import { readSearchPages, readSynonyms, writtenSearchPages, writtenSynonyms } from './synonyms.ts';

/** How the shop is called, and what it says of itself. */
export function IdentityPart() {
  return (
    <>
      <ShopText path="name" />
      <fieldset className="shop-rows">
        <legend>{words.called}</legend>
        <p className="shop-hint">{words.calledHint}</p>
        <div className="shop-pairs">
          {(['nominative', 'genitive', 'prepositional'] as const).map((name) => (
            <ShopText key={name} path={`called.${name}`} label={words.calledNames[name]} />
          ))}
        </div>
      </fieldset>
      <ShopText path="tagline" />
      <ShopText path="description" />
      <ShopText path="about" isLong />
      <div className="shop-pairs">
        <ShopText path="region" />
        <ShopSelect path="currency" options={currencySigns.map((sign) => [sign, sign] as const)} />
        <ShopSelect
          path="time_zone"
          options={timeZones.map((zone) => [zone, nameOf(zone)] as const)}
        />
      </div>
    </>
  );
}

/** «Екатеринбург, GMT+5». */
function nameOf(timeZone: TimeZone): string {
  const offset = new Intl.DateTimeFormat('ru', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return [timeZoneTowns[timeZone], offset].filter(Boolean).join(', ');
}

const channels = ['phone', 'email', 'telegram'] as const;

/** How to reach the shop, and when. */
export function ContactsPart() {
  return (
    <>
      <ShopText path="welcome" />
      <div className="shop-pairs">
        {channels.map((name) => (
          <ShopText key={name} path={`contacts.${name}`} />
        ))}
      </div>
      <ShopText path="contacts.address" />
      <fieldset className="shop-rows">
        <legend>{words.fallback}</legend>
        <p className="shop-hint">{words.fallbackHint}</p>
        <div className="shop-pairs">
          {channels.map((name) => (
            <ShopText key={name} path={`contacts.fallback.${name}`} />
          ))}
        </div>
      </fieldset>
      <ShopRows path="hours" empty={{ days: '', time: '' }}>
        {(path) => (
          <>
            <ShopText path={`${path}.days`} label={words.days} />
            <ShopText path={`${path}.time`} label={words.time} />
          </>
        )}
      </ShopRows>
      <ShopRows path="phones" empty={{ label: '', phone: '' }}>
        {(path) => (
          <>
            <ShopText path={`${path}.label`} label={words.label} />
            <ShopText path={`${path}.phone`} label={words.phone} />
          </>
        )}
      </ShopRows>
      <ShopRows path="messengers" empty={{ label: '', link: '' }}>
        {(path) => (
          <>
            <ShopText path={`${path}.label`} label={words.label} />
            <ShopText path={`${path}.link`} label={words.link} />
          </>
        )}
      </ShopRows>
      <ShopRows
        path="places"
        empty={{ kind: 'showroom', name: '', city: '', address: '', hours: '' }}
      >
        {(path) => (
          <>
            <ShopSelect
              path={`${path}.kind`}
              label={words.kind}
              options={Object.entries(words.kinds)}
            />
            <ShopText path={`${path}.name`} label={words.placeName} />
            <ShopText path={`${path}.city`} label={words.city} />
            <ShopText path={`${path}.address`} label={words.placeAddress} />
            <ShopText path={`${path}.hours`} label={words.placeHours} />
          </>
        )}
      </ShopRows>
    </>
  );
}

/** The words of customers. */
export function SearchPart() {
  const { shop } = useShopForm();
  return (
    <>
      <WrittenLines
        path="synonyms"
        written={writtenSynonyms(shop.synonyms)}
        read={readSynonyms}
        hint={words.synonymsHint}
      />
      <WrittenLines
        path="search_pages"
        written={writtenSearchPages(shop.search_pages)}
        read={readSearchPages}
        hint={words.searchPagesHint}
      />
    </>
  );
}

interface WrittenLinesProps {
  readonly path: 'synonyms' | 'search_pages';
  readonly written: string;
  readonly read: (text: string) => unknown;
  readonly hint: string;
}

/** A field of several lines, one for each entry of a list. What was typed is not rewritten while it is edited. */
function WrittenLines({ path, written, read, hint }: WrittenLinesProps) {
  const { set } = useShopForm();
  const isReadOnly = useReadOnly(path);
  const [text, setText] = useState(written);
  return (
    <>
      <Field
        name={path}
        label={shopFieldNames[path] ?? ''}
        value={text}
        isLong
        isReadOnly={isReadOnly}
        onChange={(typed) => {
          setText(typed);
          set(path, read(typed));
        }}
      />
      <p className="shop-hint">{hint}</p>
    </>
  );
}

/** How letters are signed. */
export const LettersPart = () => (
  <>
    <ShopText path="letters.sender" />
    <ShopText path="letters.signature" />
  </>
);

/** Who sells, and the rules of orders. */
export const RulesPart = () => (
  <>
    <ShopText path="seller.name" />
    <ShopText path="seller.details" isLong />
    <ShopSelect path="consent" options={Object.entries(words.consents)} />
    <div className="shop-pairs">
      <ShopText path="orders.guest_pieces" />
      <ShopText path="orders.guest_total" />
      <ShopText path="orders.unpaid_days" />
      <ShopText path="orders.low_stock" />
    </div>
  </>
);
