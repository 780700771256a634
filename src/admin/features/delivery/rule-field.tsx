import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { TermsChoice, TermsNumber, useTermsForm, useValue } from './terms-form.tsx';

type Kind = keyof typeof words.rules;

const emptyRules: Readonly<Record<Exclude<Kind, 'none'>, object>> = {
  order: { by: 'order', price: 0 },
  piece: { by: 'piece', price: 0 },
  class: { by: 'class', prices: {} },
  percent: { by: 'percent', percent: 0, of: 'paid' },
};

interface Props {
  readonly path: string;
  readonly label: string;
  /** Whether it may cost nothing. */
  readonly isOptional?: boolean;
}

/** What a work costs. */
export function RuleField({ path, label, isOptional = false }: Props) {
  const { set } = useTermsForm();
  const rule = useValue(path) as { readonly by: Exclude<Kind, 'none'> } | undefined;
  const { none: _, ...needed } = words.rules;
  return (
    <fieldset className="terms-rule">
      <legend>{label}</legend>
      <TermsChoice<Kind>
        path={`${path}.by`}
        label={words.ruleKind}
        value={rule?.by ?? 'none'}
        options={(isOptional ? words.rules : needed) as Record<Kind, string>}
        onChange={(kind) => set(path, kind === 'none' ? undefined : emptyRules[kind])}
      />
      {(rule?.by === 'order' || rule?.by === 'piece') && (
        <TermsNumber key={rule.by} path={`${path}.price`} label={words.rulePrice} />
      )}
      {rule?.by === 'class' &&
        [1, 2, 3, 4, 5].map((number) => (
          <TermsNumber
            key={number}
            path={`${path}.prices.${number}`}
            label={words.ruleClass(number)}
          />
        ))}
      {rule?.by === 'percent' && (
        <>
          <TermsNumber path={`${path}.percent`} label={words.percent} kind="percent" />
          <TermsNumber path={`${path}.least`} label={words.leastPrice} />
          <TermsNumber path={`${path}.over`} label={words.over} />
          <TermsChoice path={`${path}.of`} label={words.of} options={words.ofKinds} />
        </>
      )}
    </fieldset>
  );
}
