import './home.css';
import '../../ui/filters.css';
import '../../ui/versions.css';
import { useRef, useState } from 'react';
import type { HomeForm, StoredHome } from '#contracts/admin/content/home.ts';
import { MOST_SLIDES } from '#contracts/admin/content/home-limits.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { changedText } from '#messages/office/pages.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SettingsVersions } from '../../ui/settings-versions.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useFormDraft } from '../../ui/use-form-draft.ts';
import { CategoryStrip } from './category-strip.tsx';
import { useHomeVersions, useRestoreHome, useSaveHome } from './queries.ts';
import { type ListedSlide, NEW, Slides } from './slides.tsx';

type Listed = Omit<StoredHome, 'slides'> & { readonly slides: readonly ListedSlide[] };

const listed = (home: StoredHome): Listed => ({
  ...home,
  slides: home.slides.map((slide, index) => ({ ...slide, id: `${home.version}-${index}` })),
});

const sent = ({ slides, categories, new_arrivals }: Listed): HomeForm => ({
  slides: slides.map(({ id: _id, ...slide }) => slide),
  categories,
  new_arrivals,
});

const NEW_SLIDE = { title: '', text: '', link: '', photo: null, from: null, until: null };

interface Props {
  readonly stored: StoredHome;
  readonly known: readonly { readonly slug: string; readonly name: string }[];
}

/** The slides and the categories of the home page. */
export function HomeEditor({ stored, known }: Props) {
  const isReadOnly = !useMay()('content.write');
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => listed(stored));
  const { base, values, isTyped, set, reset, learn } = useFormDraft<Listed>('home', first);
  const [meanwhile, setMeanwhile] = useState<StoredHome>();
  const begin = (home: StoredHome) => {
    setMeanwhile(undefined);
    reset(listed(home));
  };
  const save = useSaveHome((home) => {
    say(words.saved);
    begin(home);
  });
  const versions = useHomeVersions();
  const restore = useRestoreHome((home) => {
    say(words.restored);
    begin(home);
  });
  useUnsaved(isTyped, { what: words.unsaved, form });
  const add = () =>
    set({ slides: [...values.slides, { ...NEW_SLIDE, id: `${NEW}${Date.now()}` }] });
  usePageActions(isReadOnly ? [] : [{ name: words.addSlide, key: 'KeyN', run: add }]);
  const submit = () =>
    save.mutate(
      { ...sent(values), version: base.version },
      {
        onError: (failure) => {
          if (!(failure instanceof ApiFailure) || failure.code !== 'content_changed') return;
          const now = failure.body.now as StoredHome;
          setMeanwhile(now);
          learn(listed(now));
        },
      },
    );
  const isLate = save.error instanceof ApiFailure && save.error.code === 'content_changed';
  const strip = (name: 'categories' | 'new_arrivals', title: string) => (
    <CategoryStrip
      name={name}
      title={title}
      chosen={values[name]}
      known={known}
      isReadOnly={isReadOnly}
      onChange={(slugs) => set({ [name]: slugs })}
    />
  );
  return (
    <>
      {meanwhile && <Meanwhile home={meanwhile} />}
      <Form formRef={form} failure={isLate ? null : save.error} onSubmit={submit}>
        <h2>{words.slides}</h2>
        {values.slides.length === 0 && <Notice>{words.noSlides}</Notice>}
        <Slides
          slides={values.slides}
          isReadOnly={isReadOnly}
          onChange={(slides) => set({ slides })}
        />
        {!isReadOnly && values.slides.length < MOST_SLIDES && (
          <div>
            <Button onPress={add}>{words.addSlide}</Button>
          </div>
        )}
        <div className="strips">
          {strip('categories', words.categories)}
          {strip('new_arrivals', words.newArrivals)}
        </div>
        {!isReadOnly && (
          <div className="form__actions">
            <Button type="submit" look="main" isPending={save.isPending}>
              {words.save}
            </Button>
          </div>
        )}
      </Form>
      {!isReadOnly && <ContentPreview previewed={{ kind: 'home', form: sent(values) }} />}
      {versions.data && (
        <SettingsVersions
          versions={versions.data.versions}
          failure={restore.error}
          isPending={restore.isPending}
          onRestore={(id, onDone) =>
            restore.mutate({ id, version: base.version }, { onSuccess: onDone })
          }
        />
      )}
      <SaveBar />
    </>
  );
}

function Meanwhile({ home }: { home: StoredHome }) {
  const { time_zone: zone } = useViewer();
  return (
    <Notice look="error">
      <p>
        {words.conflictTitle}: {changedText(home, zone)}.
      </p>
      <p>{words.conflictKept}</p>
    </Notice>
  );
}
