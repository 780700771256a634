import { type ReactNode, use, useEffect, useRef } from 'react';
import { homeCalls } from '#contracts/admin/content/calls.ts';
import type { SlideForm } from '#contracts/admin/content/home.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { daysStateText } from '#messages/words/shown-days.ts';
import { useViewer } from '../../api/session.ts';
import { AddressField } from '../../ui/address-field.tsx';
import { Button } from '../../ui/button.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { Field } from '../../ui/field.tsx';
import { FormErrors } from '../../ui/form-errors.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { todayInShop } from '../../ui/shop-clock.ts';
import { SortableList } from '../../ui/sortable-list.tsx';

/** A slide with a name of its own in the list, which the server does not know. */
export type ListedSlide = SlideForm & { readonly id: string };

interface Props {
  readonly slides: readonly ListedSlide[];
  readonly isReadOnly: boolean;
  readonly onChange: (slides: ListedSlide[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The slides in their order; each opens its fields. */
export function Slides({ slides, isReadOnly, onChange }: Props) {
  const today = todayInShop(useViewer().time_zone);
  const replace = (index: number, change: Partial<SlideForm>) =>
    onChange(slides.map((slide, at) => (at === index ? { ...slide, ...change } : slide)));
  return (
    <SortableList
      label={words.slides}
      items={slides}
      idOf={({ id }) => id}
      nameOf={({ title }) => title || words.newSlide}
      onOrder={isReadOnly ? undefined : onChange}
    >
      {(slide, index) => (
        <Details name={`slides.${index}.`} isNew={slide.id.startsWith(NEW)}>
          <summary>
            {slide.photo && <img src={slide.photo} alt="" width={96} height={54} loading="lazy" />}
            <span>
              {slide.title || words.newSlide}
              <span className="slide__soft">
                {' '}
                {[slide.link, daysStateText(slide, today)].filter(Boolean).join(' · ')}
              </span>
            </span>
          </summary>
          <SlideFields
            slide={slide}
            name={`slides.${index}`}
            isReadOnly={isReadOnly}
            set={(change) => replace(index, change)}
            onRemove={() => onChange(slides.toSpliced(index, 1))}
          />
        </Details>
      )}
    </SortableList>
  );
}

/** The names that new slides have in the list begin so. */
export const NEW = 'new-';

interface DetailsProps {
  /** Before the names of its fields. */
  readonly name: string;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** What opens on a press, and by itself where it is new or something in it is refused. */
function Details({ name, isNew, children }: DetailsProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const isRefused = Object.keys(use(FormErrors)).some((field) => field.startsWith(name));
  const opens = isNew || isRefused;
  useEffect(() => {
    if (opens && place.current) place.current.open = true;
  }, [opens]);
  return (
    <details ref={place} className="slide">
      {children}
    </details>
  );
}

interface FieldsProps {
  readonly slide: ListedSlide;
  /** Before the names of its fields. */
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly set: (change: Partial<SlideForm>) => void;
  readonly onRemove: () => void;
}

function SlideFields({ slide, name, isReadOnly, set, onRemove }: FieldsProps) {
  const field = (part: 'title' | 'text' | 'link') => ({
    name: `${name}.${part}`,
    value: slide[part],
    isReadOnly,
    onChange: (text: string) => set({ [part]: text }),
  });
  return (
    <div className="slide__fields">
      <Field {...field('title')} label={words.slideTitle} autoComplete="off" />
      <Field {...field('text')} label={words.slideText} hint={words.slideTextHint} isLong />
      <AddressField {...field('link')} label={words.slideLink} hint={words.slideLinkHint} />
      {!isReadOnly && (
        <PictureField<{ photo: string }>
          name={`${name}.photo`}
          label={words.photo}
          hint={words.photoHint}
          accept={ACCEPTED}
          url={homeCalls.upload.url}
          src={slide.photo}
          onStored={({ photo }) => set({ photo })}
          onRemove={() => set({ photo: null })}
        />
      )}
      <DayFields name={name} values={slide} set={set} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <div>
          <Button look="danger" onPress={onRemove}>
            {words.removeSlide}
          </Button>
        </div>
      )}
    </div>
  );
}
