import './shop.css';
import { type ComponentType, createElement } from 'react';
import type { ShopTexts, StoredShop } from '#contracts/admin/content/shop.ts';
import { restrictedParts } from '#contracts/admin/staff/restricted-parts.ts';
import { shopPartWords, shopScreenMessages as words } from '#messages/office/shop.ts';
import { call, conflictOf } from '../../api/call-api.ts';
import { shopCalls } from '../../api/endpoints/content.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { partOfSetting, type ShopPart } from '../../shop-parts.ts';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withValue } from '../../ui/paths.ts';
import { lateOf } from '../../ui/settings-versions.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useFieldOfAddress } from '../../ui/use-field-of-address.ts';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { CharacteristicsPart } from './characteristics-part.tsx';
import { CompanionsPart } from './companions-part.tsx';
import { withFaultsOfLines } from './faults-of-lines.ts';
import { ShopFormContext } from './form-part.tsx';
import { LookPart } from './look-part.tsx';
import { ContactsPart, IdentityPart, LettersPart, RulesPart, SearchPart } from './parts.tsx';
import { shopOld } from './queries.ts';
import { AboutPart, TermsPart } from './trust-part.tsx';

type Draft = ShopTexts & Pick<StoredShop, 'version' | 'logo'>;

const draftOf = ({ shop, version, logo }: StoredShop): Draft => ({ ...shop, version, logo });

/** The settings of a part that differ. A name in sentences that is empty is left to the shop. */
function changeBetween(part: ShopPart, before: Draft, values: Draft): Record<string, unknown> {
  const known = new Map<string, unknown>(Object.entries(before));
  const change: Record<string, unknown> = Object.fromEntries(
    Object.entries(values).filter(
      ([setting, value]) =>
        setting !== 'logo' &&
        partOfSetting[setting as keyof ShopTexts] === part &&
        JSON.stringify(known.get(setting)) !== JSON.stringify(value),
    ),
  );
  if (change.called && Object.values(change.called).every((name) => name === '')) {
    change.called = null;
  }
  return change;
}

interface Props {
  readonly part: ShopPart;
  readonly stored: StoredShop;
}

/** A part of the settings, with a draft and a button that saves of its own. */
export function ShopEditor({ part, stored }: Props) {
  const may = useMay();
  const mayWrite = may('content.write');
  const { time_zone: zone } = useViewer();
  const { form, base, values, set, learn, begun } = useStoredForm({
    draft: `shop-${part}`,
    what: words.unsaved(shopPartWords[part].name),
    stored,
    valuesOf: draftOf,
    save: (typed, before) =>
      call(shopCalls.save, {
        body: { version: before.version, change: changeBetween(part, before, typed) },
      }).catch((failure: Error) => {
        throw withFaultsOfLines(failure);
      }),
    makesOld: shopOld,
    onSaved: () => say(words.saved),
    lateOf: (failure) => lateOf(conflictOf<typeof shopCalls.save>(failure)?.now, zone),
  });
  useFieldOfAddress(form.place);
  const change = (path: string, value: unknown) => set((typed) => withValue(typed, path, value));
  const onLogo = (shop: StoredShop) => {
    say(words.logoSaved);
    learn(shop);
  };
  return (
    <>
      {isRestricted(part) && !may('settings.write') && <Notice>{words.restricted}</Notice>}
      <StoredForm form={form} isReadOnly={!mayWrite}>
        <ShopFormContext value={{ shop: values, set: change }}>
          <div className="shop-part">
            {part === 'look' && <LookPart logo={values.logo} onLogo={onLogo} />}
            {part === 'search' && <SearchPart key={begun} />}
            {part !== 'look' && part !== 'search' && createElement(fieldsOf[part])}
          </div>
        </ShopFormContext>
      </StoredForm>
      {mayWrite && (
        <ContentPreview previewed={{ kind: 'shop', change: changeBetween(part, base, values) }} />
      )}
    </>
  );
}

const fieldsOf: Readonly<Record<Exclude<ShopPart, 'look' | 'search'>, ComponentType>> = {
  identity: IdentityPart,
  contacts: ContactsPart,
  about: AboutPart,
  terms: TermsPart,
  rules: RulesPart,
  letters: LettersPart,
  characteristics: CharacteristicsPart,
  companions: CompanionsPart,
};

/** Whether some of a part is changed by holders of `settings.write` alone. */
const isRestricted = (part: ShopPart) =>
  restrictedParts.some((setting) => partOfSetting[setting] === part);
