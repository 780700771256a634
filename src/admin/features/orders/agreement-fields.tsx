import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { offerWords } from '#messages/office/offers.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { LetterCheck } from './letter-check.tsx';

interface Props {
  readonly order: OrderCard;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  /** What happens where the customer has agreed. */
  readonly agreedAbout: string;
}

/** Whether the customer of a change is asked, or has agreed already and how. */
export const AgreementFields = ({ order, isAgreed, onChange, agreedAbout }: Props) => (
  <>
    <Choice
      name="agreement"
      label={offerWords.agreement}
      value="ask"
      onChange={(value) => onChange(value === 'agreed')}
      options={[
        {
          value: 'ask',
          name: offerWords.ask,
          about: order.email ? offerWords.askAbout : offerWords.askByLink,
        },
        { value: 'agreed', name: offerWords.isAgreed, about: agreedAbout },
      ]}
    />
    {isAgreed && (
      <>
        <Field
          name="agreed"
          label={offerWords.agreedField}
          hint={offerWords.agreedHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={offerWords.byPhone}
        />
        <LetterCheck email={order.email} />
      </>
    )}
  </>
);
