import type { BankDetails } from '#contracts/admin/payments/bank-details.ts';
import { bankWords as words } from '#messages/office/invoices.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useBankDetails } from './bank-queries.ts';

const loadDialog = async () => (await import('./bank-dialog.tsx')).BankDialog;

/** To which account companies pay their invoices. */
export const BankPart = () => (
  <section className="section" aria-label={words.title}>
    <h2>{words.title}</h2>
    <p className="page__about">{words.about}</p>
    <Loaded query={useBankDetails()}>{(stored) => <Shown {...stored} />}</Loaded>
  </section>
);

interface Props {
  readonly details: BankDetails | null;
  readonly seller: string;
}

function Shown({ details, seller }: Props) {
  const { Opened: Dialog, open, close } = useOpenLater(loadDialog);
  return (
    <>
      {seller ? <p>{words.seller(seller)}</p> : <Notice>{words.noSeller}</Notice>}
      {details ? <Details details={details} /> : <p>{words.none}</p>}
      <div className="form__actions">
        <Button look="quiet" onPress={open}>
          {words.change}
        </Button>
      </div>
      {Dialog && <Dialog stored={details} onClose={close} />}
    </>
  );
}

const Details = ({ details }: { details: BankDetails }) => (
  <>
    <p>
      {words.inn} {details.inn}
      {details.kpp && `, ${words.kpp} ${details.kpp}`}
    </p>
    <p>
      {words.account} {details.account}
    </p>
    <p>
      {details.bank}, {words.bic} {details.bic}
    </p>
    <p>
      {words.correspondent} {details.correspondent}
    </p>
  </>
);
