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
      label={words.agreement}
      value="ask"
      onChange={(value) => onChange(value === 'agreed')}
      options={[
        { value: 'ask', name: words.ask, about: words.askAbout },
        { value: 'agreed', name: words.isAgreed, about: agreedAbout },
      ]}
    />
    {isAgreed && (
      <>
        <Field
          name="agreed"
          label={words.agreedField}
          hint={words.agreedHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={words.byPhone}
        />
        <Check name="letter" defaultChecked>
          {words.letter}
        </Check>
      </>
    )}
  </>
);
