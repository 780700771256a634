import './shop.css';
import '../../ui/versions.css';
import { useRef, useState } from 'react';
import type { ShopTexts, StoredShop } from '#contracts/admin/content/shop.ts';
import { homeScreenMessages as common } from '#messages/office/home.ts';
import { changedText } from '#messages/office/pages.ts';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SettingsVersions } from '../../ui/settings-versions.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useFieldOfAddress } from '../../ui/use-field-of-address.ts';
import { useFormDraft } from '../../ui/use-form-draft.ts';
import { CharacteristicsPart } from './characteristics-part.tsx';
import { withFaultsOfLines } from './faults-of-lines.ts';
import { ShopFormContext } from './form-part.tsx';
import { LookPart } from './look-part.tsx';
import { ContactsPart, IdentityPart, RulesPart, SearchPart } from './parts.tsx';
import { withValue } from './paths.ts';
import { useRestoreShop, useSaveShop, useShopVersions } from './queries.ts';

type Draft = ShopTexts & { readonly version: number };

const draftOf = ({ shop, version }: StoredShop): Draft => ({ ...shop, version });

/** The parts that differ. A name in sentences that is empty is left to the shop. */
function changeBetween(base: Draft, values: Draft): Record<string, unknown> {
  const parts = Object.keys(values) as (keyof Draft)[];
  const changed = parts.filter(
    (part) => part !== 'version' && JSON.stringify(base[part]) !== JSON.stringify(values[part]),
  );
  const change: Record<string, unknown> = {};
  for (const part of changed) change[part] = values[part];
  const { called } = values;
  if (called && Object.values(called).every((name) => name === '')) change.called = null;
  return change;
}

/** All settings of the shop but the home page. */
export function ShopEditor({ stored }: { stored: StoredShop }) {
  const may = useMay();
  const form = useRef<HTMLFormElement>(null);
  useFieldOfAddress(form);
  const [first] = useState(() => draftOf(stored));
  const { base, values, isTyped, set, reset, learn } = useFormDraft<Draft>('shop', first);
  const [logo, setLogo] = useState(stored.logo);
  const [meanwhile, setMeanwhile] = useState<StoredShop>();
  /** Fields that keep what was typed begin anew with the settings. */
  const [begun, setBegun] = useState(0);
  const begin = (shop: StoredShop) => {
    setMeanwhile(undefined);
    reset(draftOf(shop));
    setLogo(shop.logo);
    setBegun(begun + 1);
  };
  const save = useSaveShop((shop) => {
    say(words.saved);
    begin(shop);
  });
  const versions = useShopVersions();
  const restore = useRestoreShop((shop) => {
    say(common.restored);
    begin(shop);
  });
  useUnsaved(isTyped, { what: words.unsaved, form });
  const submit = () =>
    save.mutate(
      { version: base.version, change: changeBetween(base, values) },
      {
        onError: (failure) => {
          if (!(failure instanceof ApiFailure) || failure.code !== 'content_changed') return;
          const now = failure.body.now as StoredShop;
          setMeanwhile(now);
          learn(draftOf(now));
        },
      },
    );
  const isLate = save.error instanceof ApiFailure && save.error.code === 'content_changed';
  const change = (path: string, value: unknown) => {
    const [part = ''] = path.split('.');
    set({ [part]: withValue(values, path, value)[part as keyof Draft] });
  };
  return (
    <>
      {meanwhile && <Meanwhile shop={meanwhile} />}
      {!may('settings.write') && <Notice>{words.restricted}</Notice>}
      <Form
        formRef={form}
        failure={isLate ? null : withFaultsOfLines(save.error)}
        onSubmit={submit}
      >
        <ShopFormContext value={{ shop: values, set: change }}>
          <IdentityPart />
          <LookPart
            logo={logo}
            onLogo={(shop) => {
              say(words.logoSaved);
              setLogo(shop.logo);
              learn(draftOf(shop));
            }}
          />
          <ContactsPart />
          <CharacteristicsPart />
          <SearchPart key={begun} />
          <RulesPart />
        </ShopFormContext>
        {may('content.write') && (
          <div className="form__actions">
            <Button type="submit" look="main" isPending={save.isPending}>
              {words.save}
            </Button>
          </div>
        )}
      </Form>
      {may('content.write') && (
        <ContentPreview previewed={{ kind: 'shop', change: changeBetween(base, values) }} />
      )}
      {versions.data && (
        <SettingsVersions
          versions={versions.data.versions}
          permission="settings.write"
          failure={restore.error}
          isPending={restore.isPending}
          onRestore={(id, onDone) =>
            restore.mutate({ id, version: base.version }, { onSuccess: onDone })
          }
        />
      )}
      <SaveBar />
    </>
  );
}

function Meanwhile({ shop }: { shop: StoredShop }) {
  const { time_zone: zone } = useViewer();
  return (
    <Notice look="error">
      <p>
        {common.conflictTitle}: {changedText(shop, zone)}.
      </p>
      <p>{common.conflictKept}</p>
    </Notice>
  );
}
