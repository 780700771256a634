import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  TermsCategories,
  TermsLines,
  TermsNumber,
  TermsRows,
  TermsText,
  TermsWeekdays,
  useTermsForm,
  useValue,
} from './terms-form.tsx';
import { plainLines } from './written-lists.ts';

/** From this month on the owner is told of a next year that is not entered. */
const OCTOBER = 9;

/** When the shop works, and how long making takes. */
export function CalendarPart() {
  const years = (useValue('calendar.years') ?? []) as readonly unknown[];
  const now = new Date();
  const next = now.getFullYear() + 1;
  return (
    <section className="terms-part">
      <h2>{words.calendar}</h2>
      {now.getMonth() >= OCTOBER && !years.includes(next) && (
        <Notice>{words.nextYear(next)}</Notice>
      )}
      <div className="terms-pairs">
        <TermsWeekdays path="week" label={words.week} />
        <TermsText path="cutoff" label={words.cutoff} />
      </div>
      <p className="terms-hint">{words.calendarHint}</p>
      <div className="terms-pairs">
        <Years />
        <TermsLines path="calendar.off" label={words.off} hint={words.offHint} list={plainLines} />
        <TermsLines
          path="calendar.worked"
          label={words.worked}
          hint={words.offHint}
          list={plainLines}
        />
      </div>
      <TermsRows
        path="production"
        title={words.production}
        hint={words.productionHint}
        empty={{ categories: [], days: { least: 10, most: 20 } }}
      >
        {(row) => (
          <>
            <TermsCategories path={`${row}.categories`} />
            <TermsNumber path={`${row}.days.least`} label={words.least} kind="days" />
            <TermsNumber path={`${row}.days.most`} label={words.most} kind="days" />
          </>
        )}
      </TermsRows>
    </section>
  );
}

function Years() {
  const { set, isReadOnly } = useTermsForm();
  const years = (useValue('calendar.years') ?? []) as readonly unknown[];
  const read = (text: string) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => (/^\d{4}$/.test(one) ? Number(one) : one));
  return (
    <Field
      name="calendar.years"
      label={words.years}
      hint={words.yearsHint}
      defaultValue={years.join(', ')}
      isReadOnly={isReadOnly}
      onChange={(text) => set('calendar.years', read(text))}
    />
  );
}
