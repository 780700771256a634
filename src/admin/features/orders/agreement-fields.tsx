import { offerWords } from '#messages/office/offers.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';

interface Props {
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  /** What happens where the customer has agreed. */
  readonly agreedAbout: string;
}

/** Whether the customer of a change is asked, or has agreed already and how. */
export const AgreementFields = ({ isAgreed, onChange, agreedAbout }: Props) => (
  <>
    <Choice
      name="agreement"
      label={offerWords.agreement}
      value="ask"
      onChange={(value) => onChange(value === 'agreed')}
      options={[
        { value: 'ask', name: offerWords.ask, about: offerWords.askAbout },
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
        <Check name="letter" defaultChecked>
          {words.letter}
        </Check>
      </>
    )}
  </>
);
