import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { RuleField } from './rule-field.tsx';
import {
  TermsCategories,
  TermsChoice,
  TermsNumber,
  TermsRows,
  TermsSwitch,
  useTermsForm,
  useValue,
} from './terms-form.tsx';

const free = { by: 'piece', price: 0 };

/** Up to the flat, assembly, pickup, and what of the goods counts for them. */
export const WorksPart = () => (
  <section className="terms-part">
    <h2>{words.works}</h2>
    <TermsSwitch path="lift" label={words.hasLift} on={{ carrying: { each_floor: free } }}>
      <RuleField path="lift.passenger" label={words.passenger} isOptional />
      <RuleField path="lift.freight" label={words.freight} isOptional />
      <RuleField path="lift.carrying.each_floor" label={words.eachFloor} />
      <RuleField path="lift.carrying.base" label={words.carryBase} isOptional />
      <CountsFirst />
      <TermsSwitch
        path="lift.carrying.higher"
        label={words.hasHigher}
        on={{ from: 6, each_floor: free, for: 'those' }}
      >
        <div className="terms-pairs">
          <TermsNumber path="lift.carrying.higher.from" label={words.higherFrom} kind="pieces" />
          <TermsChoice
            path="lift.carrying.higher.for"
            label={words.higherFor}
            options={words.higherKinds}
          />
        </div>
        <RuleField path="lift.carrying.higher.each_floor" label={words.higherFloor} />
      </TermsSwitch>
      <div className="terms-pairs">
        <TermsNumber path="lift.too_big" label={words.tooBig} />
        <TermsNumber path="lift.carrying.unusual" label={words.unusualPrice} />
      </div>
    </TermsSwitch>
    <TermsRows
      path="assembly"
      title={words.assembly}
      hint={words.assemblyHint}
      empty={{ categories: [], price: free }}
    >
      {(row) => (
        <>
          <TermsCategories path={`${row}.categories`} />
          <RuleField path={`${row}.price`} label={words.assemblyPrice} />
        </>
      )}
    </TermsRows>
    <TermsSwitch path="pickup" label={words.hasPickup} on={{ first: 0, further: 0 }}>
      <div className="terms-pairs">
        <TermsNumber path="pickup.first" label={words.pickupFirst} />
        <TermsNumber path="pickup.further" label={words.pickupFurther} />
      </div>
    </TermsSwitch>
    <TermsRows
      path="classes"
      title={words.classes}
      hint={words.classesHint}
      empty={{ categories: [], class: 3 }}
    >
      {(row) => (
        <>
          <TermsCategories path={`${row}.categories`} />
          <TermsNumber path={`${row}.class`} label={words.classNumber} kind="pieces" />
        </>
      )}
    </TermsRows>
    <Unusual />
    <TermsChoice path="free_from" label={words.freeCount} options={words.freeCounts} />
  </section>
);

function CountsFirst() {
  const { set, isReadOnly } = useTermsForm();
  const path = 'lift.carrying.counts_first';
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={useValue(path) === true}
        disabled={isReadOnly}
        onChange={({ target }) => set(path, target.checked)}
      />
      <span>{words.countsFirst}</span>
    </label>
  );
}

/** Here no category is none, not all. */
function Unusual() {
  const chosen = (useValue('unusual') ?? []) as readonly string[];
  return (
    <fieldset className="terms-rows">
      <legend>{words.unusual}</legend>
      {chosen.length === 0 ? <Add path="unusual" /> : <TermsCategories path="unusual" />}
    </fieldset>
  );
}

function Add({ path }: { readonly path: string }) {
  const { categories, set } = useTermsForm();
  return (
    <select
      className="field__input"
      aria-label={words.unusual}
      value=""
      onChange={({ target }) => target.value && set(path, [target.value])}
    >
      <option value="">{words.noCategory}</option>
      {categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
