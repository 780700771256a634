import type { StoredPayingTerms } from '#contracts/admin/payments/paying-terms.ts';
import { payingTermsTexts, payingTermsWords as words } from '#messages/office/paying-terms.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { usePayingTerms } from './terms-queries.ts';

const loadDialog = async () => (await import('./terms-dialog.tsx')).PayingTermsDialog;

/** When and in what parts customers pay online. */
export const PayingTermsPart = () => (
  <section className="section" aria-label={words.title}>
    <h2>{words.title}</h2>
    <Loaded query={usePayingTerms()}>{(stored) => <Shown stored={stored} />}</Loaded>
  </section>
);

function Shown({ stored }: { stored: StoredPayingTerms }) {
  const { Opened: Dialog, open, close } = useOpenLater(loadDialog);
  const nameOf = (category: string) =>
    stored.categories.find(({ slug }) => slug === category)?.name ?? category;
  const { terms, whole_by_till: isWhole } = stored;
  const shown = isWhole ? { ...terms, only_whole: true } : terms;
  return (
    <>
      {payingTermsTexts(shown, nameOf).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="page__about">{words.samePrice}</p>
      <div className="form__actions">
        <Button look="quiet" onPress={open}>
          {words.change}
        </Button>
      </div>
      {Dialog && <Dialog stored={stored} onClose={close} />}
    </>
  );
}
