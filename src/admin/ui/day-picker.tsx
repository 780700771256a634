import './menu.css';
import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
} from '@internationalized/date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { dayMessages as words } from '#messages/office/days.ts';
import { readDay } from './read-day.ts';

interface Props {
  readonly label: string;
  /** `YYYY-MM-DD`, with `hasTime` `YYYY-MM-DDTHH:MM`; empty for none. */
  readonly value: string;
  readonly hasTime: boolean;
  readonly isReadOnly: boolean;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
}

type Day = CalendarDate | CalendarDateTime;

/** The year is being typed. */
const FIRST_YEAR = 1000;

/** A date by its parts, with a calendar. A separator that is typed goes on to the next part, and a whole date can be pasted. */
export function DayPicker({ label, value, hasTime, isReadOnly, hint, error, onChange }: Props) {
  /** What is shown over this value until another one comes: a year that is being typed, or what was told and is not there yet. */
  const [typed, setTyped] = useState<{ readonly over: string; readonly day: Day | null }>();
  const group = useRef<HTMLDivElement>(null);
  const day = typed?.over === value ? typed.day : dayOf(value, hasTime);
  const tell = (next: Day | null) => {
    setTyped({ over: value, day: next });
    const text = next ? next.toString().slice(0, hasTime ? 16 : 10) : '';
    if (text !== value) onChange(text);
  };
  const change = (next: Day | null) => {
    if (next && next.year < FIRST_YEAR) setTyped({ over: value, day: next });
    else tell(next);
  };
  /** «26» is 2026. */
  const leave = () => {
    if (!day || day.year >= FIRST_YEAR) return;
    tell(day.year < 100 ? day.add({ years: 2000 }) : null);
  };
  const paste = (event: ClipboardEvent) => {
    const read = readDay(event.clipboardData.getData('text/plain'), hasTime);
    event.preventDefault();
    if (read && !isReadOnly) tell(dayOf(read, hasTime));
  };
  return (
    <DatePicker
      className="day-picker"
      value={day}
      onChange={change}
      granularity={hasTime ? 'minute' : 'day'}
      hourCycle={24}
      shouldForceLeadingZeros
      isReadOnly={isReadOnly}
      isInvalid={error !== undefined}
      onFocusChange={(isFocused) => isFocused || leave()}
    >
      <Label>{label}</Label>
      <div onKeyDownCapture={(event) => goOn(event, group.current)} onPaste={paste}>
        <Group ref={group} className="field__line">
          <DateInput className="field__input day-picker__parts">
            {(segment) => <DateSegment className="day-picker__part" segment={segment} />}
          </DateInput>
          {day && !isReadOnly && (
            <Button
              slot={null}
              className="day-picker__button"
              aria-label={words.clear(label)}
              onPress={() => tell(null)}
            >
              <X className="icon" />
            </Button>
          )}
          <Button className="day-picker__button" aria-label={words.calendar(label)}>
            <CalendarDays className="icon" />
          </Button>
        </Group>
      </div>
      {hint && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <FieldError className="field__error">{error}</FieldError>
      <Popover className="menu day-picker__popover">
        <Dialog className="day-picker__dialog" aria-label={words.calendar(label)}>
          <Calendar>
            <header className="day-picker__head">
              <Button slot="previous" className="day-picker__button">
                <ChevronLeft className="icon" />
              </Button>
              <Heading className="day-picker__month" />
              <Button slot="next" className="day-picker__button">
                <ChevronRight className="icon" />
              </Button>
            </header>
            <CalendarGrid className="day-picker__grid" weekdayStyle="short">
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className="day-picker__day" date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

/** The date of a text; null where it is none. */
function dayOf(text: string, hasTime: boolean): Day | null {
  try {
    if (!text) return null;
    return hasTime ? parseDateTime(text) : parseDate(text.slice(0, 10));
  } catch {
    return null;
  }
}

const SEPARATORS: ReadonlySet<string> = new Set(['.', ',', '/', '-', ' ', ':']);

/** After a separator the next part is typed, unless the part before it was full and has gone on by itself. */
function goOn(event: KeyboardEvent, group: HTMLElement | null): void {
  const part = event.target;
  if (!(part instanceof HTMLElement) || part.role !== 'spinbutton') return;
  if (/^\d$/.test(event.key)) part.dataset.typed = '';
  if (!SEPARATORS.has(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (part.dataset.typed === undefined) return;
  const parts = [...(group?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
  for (const one of parts) delete one.dataset.typed;
  parts[parts.indexOf(part) + 1]?.focus();
}
