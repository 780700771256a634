import './shop.css';
import '../../ui/versions.css';
import type { ShopTexts, StoredShop } from '#contracts/admin/content/shop.ts';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { call, conflictOf } from '../../api/call-api.ts';
import { shopCalls } from '../../api/endpoints/content.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lateOf, SettingsVersions } from '../../ui/settings-versions.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useFieldOfAddress } from '../../ui/use-field-of-address.ts';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { CharacteristicsPart } from './characteristics-part.tsx';
import { CompanionsPart } from './companions-part.tsx';
import { withFaultsOfLines } from './faults-of-lines.ts';
import { ShopFormContext } from './form-part.tsx';
import { LookPart } from './look-part.tsx';
import { ContactsPart, IdentityPart, RulesPart, SearchPart } from './parts.tsx';
import { withValue } from './paths.ts';
import { shopOld, useRestoreShop, useShopVersions } from './queries.ts';
import { TrustPart } from './trust-part.tsx';

type Draft = ShopTexts & Pick<StoredShop, 'version' | 'logo'>;

const draftOf = ({ shop, version, logo }: StoredShop): Draft => ({ ...shop, version, logo });

/** The parts that differ. A name in sentences that is empty is left to the shop. */
function changeBetween(before: Draft, values: Draft): Record<string, unknown> {
  const { version: _version, logo: _logo, ...parts } = values;
  const known = new Map<string, unknown>(Object.entries(before));
  const change: Record<string, unknown> = Object.fromEntries(
    Object.entries(parts).filter(
      ([part, value]) => JSON.stringify(known.get(part)) !== JSON.stringify(value),
    ),
  );
  const { called } = values;
  if (called && Object.values(called).every((name) => name === '')) change.called = null;
  return change;
}

/** All settings of the shop but the home page. */
export function ShopEditor({ stored }: { stored: StoredShop }) {
  const may = useMay();
  const mayWrite = may('content.write');
  const { time_zone: zone } = useViewer();
  const { form, base, values, set, learn, begin, begun } = useStoredForm({
    draft: 'shop',
    what: words.unsaved,
    stored,
    valuesOf: draftOf,
    save: (typed, before) =>
      call(shopCalls.save, {
        body: { version: before.version, change: changeBetween(before, typed) },
      }).catch((failure: Error) => {
        throw withFaultsOfLines(failure);
      }),
    makesOld: shopOld,
    onSaved: () => say(words.saved),
    lateOf: (failure) => lateOf(conflictOf<typeof shopCalls.save>(failure)?.now, zone),
  });
  useFieldOfAddress(form.place);
  const change = (path: string, value: unknown) => set((typed) => withValue(typed, path, value));
  return (
    <>
      {!may('settings.write') && <Notice>{words.restricted}</Notice>}
      <StoredForm form={form} isReadOnly={!mayWrite}>
        <ShopFormContext value={{ shop: values, set: change }}>
          <IdentityPart />
          <LookPart
            logo={values.logo}
            onLogo={(shop) => {
              say(words.logoSaved);
              learn(shop);
            }}
          />
          <ContactsPart />
          <CharacteristicsPart />
          <CompanionsPart />
          <SearchPart key={begun} />
          <RulesPart />
          <TrustPart />
        </ShopFormContext>
      </StoredForm>
      {mayWrite && (
        <ContentPreview previewed={{ kind: 'shop', change: changeBetween(base, values) }} />
      )}
      <SettingsVersions
        versions={useShopVersions().data?.versions}
        version={base.version}
        permission="settings.write"
        restore={useRestoreShop(begin)}
      />
    </>
  );
}
