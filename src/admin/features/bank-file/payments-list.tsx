import '../../ui/field.css';
import './bank-file.css';
import type { BankPreview, BankRow } from '#contracts/admin/bank/bank-file.ts';
import { bankKinds } from '#contracts/admin/bank/values.ts';
import {
  bankDoubtTexts,
  bankKindNames,
  bankFileWords as words,
} from '#messages/office/bank-file.ts';
import { formatPrice } from '#messages/words/price.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';
import { type Choices, chosenFit } from './choices.ts';

interface Props {
  readonly found: BankPreview;
  readonly choices: Choices;
  readonly onChoose: (id: string, invoice: number) => void;
}

/** The payments of a file by kind; for those that may be of an invoice it is chosen here. */
export const PaymentsList = ({ found: { rows, counts }, ...choosing }: Props) =>
  bankKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (
      <section key={kind} className="bank-file" aria-label={bankKindNames[kind]}>
        <h2>
          {bankKindNames[kind]}: {counts[kind]}
        </h2>
        <ul>
          {rows
            .filter((row) => row.kind === kind)
            .map((row) => (
              <li key={row.id}>
                <Payment row={row} {...choosing} />
              </li>
            ))}
        </ul>
      </section>
    ));

function Payment({ row, choices, onChoose }: { row: BankRow } & Omit<Props, 'found'>) {
  const { document, payer, purpose, noted } = row;
  return (
    <>
      <div>
        <p className="bank-file__name">
          {words.name(document.number, document.day)} · {formatPrice(document.amount)}
        </p>
        <p>
          {[payer, document.inn ? words.inn(document.inn) : words.noInn].filter(Boolean).join(', ')}
        </p>
        <p className="bank-file__soft">{purpose}</p>
      </div>
      {noted && (
        <p>
          {words.noted(noted.invoice)}, <OrderLink number={noted.order} />
        </p>
      )}
      {row.fits.length > 0 && <Invoices row={row} choices={choices} onChoose={onChoose} />}
    </>
  );
}

function Invoices({ row, choices, onChoose }: { row: BankRow } & Omit<Props, 'found'>) {
  const { id, fits, document } = row;
  const chosen = chosenFit(row, choices);
  const told = chosen ?? fits[0];
  return (
    <div>
      <div className="field__line">
        <select
          className="field__input"
          aria-label={words.whose(document.number)}
          value={chosen?.invoice ?? 0}
          onChange={({ target }) => onChoose(id, Number(target.value))}
        >
          <option value={0}>{words.none}</option>
          {fits.map(({ invoice, company, rest }) => (
            <option key={invoice} value={invoice}>
              {words.fit(invoice, company, rest)}
            </option>
          ))}
        </select>
      </div>
      {told && (
        <>
          {told.doubts.length > 0 && (
            <ul className="bank-file__doubts" aria-label={words.doubts(told.invoice)}>
              {told.doubts.map((doubt) => (
                <li key={doubt}>{bankDoubtTexts[doubt]}</li>
              ))}
            </ul>
          )}
          <p>
            {words.made(told.made_on)} · <OrderLink number={told.order} />
          </p>
        </>
      )}
    </div>
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Link to={`${officePages.orders.path}/${number}`}>{words.order(number)}</Link>
);

/** What of a file is not shown. */
export const LeftOut = ({ found: { rows, counts, outgoing, repeated } }: Pick<Props, 'found'>) => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <p className="page__about">
      {[
        outgoing > 0 && words.others(outgoing),
        repeated > 0 && words.repeated(repeated),
        all > rows.length && words.cut(rows.length),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
};
