import { useState } from 'react';
import type { ReceiptSettings, ShownTaxTerms } from '#contracts/admin/payments/receipt-settings.ts';
import { paidByNames } from '#messages/office/payments.ts';
import { tillNames, receiptSettingsWords as words } from '#messages/office/receipt-settings.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useReceiptSettings, useRemoveTaxes } from './receipt-queries.ts';
import { ToldByNotices } from './told-by-notices.tsx';

const loadTill = async () => (await import('./till-dialog.tsx')).TillDialog;
const loadTaxes = async () => (await import('./taxes-dialog.tsx')).TaxesDialog;

/** Which till prints receipts, and by which taxes. */
export const ReceiptsPart = () => (
  <section className="section" aria-label={words.title}>
    <h2>{words.title}</h2>
    <p className="page__about">{words.about}</p>
    <Loaded query={useReceiptSettings()}>
      {(settings) => (
        <>
          {settings.tills.map((till) => (
            <Till key={till.name} till={till} hasTaxes={settings.taxes.length > 0} />
          ))}
          <Taxes taxes={settings.taxes} />
        </>
      )}
    </Loaded>
  </section>
);

type ShownTill = ReceiptSettings['tills'][number];

function Till({ till, hasTaxes }: { readonly till: ShownTill; readonly hasTaxes: boolean }) {
  const { Opened: Dialog, open, close } = useOpenLater(loadTill);
  const { name, till: chosen, has_keys: hasKeys } = till;
  return (
    <>
      <p>
        {`${paidByNames[name]}: ${hasKeys ? tillNames[chosen].toLowerCase() : words.noKeys.toLowerCase()}`}
      </p>
      {name === 'tbank' && chosen === 'own' && <ToldByNotices />}
      {chosen === 'provider' && <Notice>{words.onlyWhole}</Notice>}
      {hasKeys && hasTaxes && (
        <div className="form__actions">
          <Button look="quiet" aria-label={words.tillOf(paidByNames[name])} onPress={open}>
            {words.till}
          </Button>
        </div>
      )}
      {Dialog && <Dialog till={till} onClose={close} />}
    </>
  );
}

function Taxes({ taxes }: { readonly taxes: readonly ShownTaxTerms[] }) {
  const [changed, setChanged] = useState<ShownTaxTerms>();
  const { Opened: Dialog, open, close } = useOpenLater(loadTaxes);
  const remove = useRemoveTaxes(() => say(words.removed));
  const openWith = (terms: ShownTaxTerms | undefined) => {
    setChanged(terms);
    open();
  };
  return (
    <>
      <h3>{words.taxes}</h3>
      <p className="page__about">{words.taxesAbout}</p>
      {taxes.length === 0 && <p>{words.noTaxes}</p>}
      {taxes.map((terms) => {
        const day = formatDate(terms.valid_from);
        return (
          <div key={terms.valid_from}>
            <p>{`${words.since(day)}${terms.is_now ? ` (${words.now})` : ''}: ${words.line(terms)}`}</p>
            <div className="form__actions">
              <Button look="quiet" aria-label={words.changeOf(day)} onPress={() => openWith(terms)}>
                {words.change}
              </Button>
              {terms.may_remove && (
                <Button
                  look="quiet"
                  aria-label={words.removeOf(day)}
                  isPending={remove.isPending}
                  onPress={() => remove.mutate(terms.valid_from)}
                >
                  {words.remove}
                </Button>
              )}
            </div>
          </div>
        );
      })}
      {remove.error && <Notice look="error">{remove.error.message}</Notice>}
      <div className="form__actions">
        <Button onPress={() => openWith(undefined)}>{words.add}</Button>
      </div>
      {Dialog && <Dialog terms={changed} onClose={close} />}
    </>
  );
}
