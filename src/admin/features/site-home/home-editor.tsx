import './home.css';
import '../../ui/filters.css';
import '../../ui/versions.css';
import type { HomeForm, StoredHome } from '#contracts/admin/content/home.ts';
import { MOST_SLIDES } from '#contracts/admin/content/values.ts';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { call, conflictOf } from '../../api/call-api.ts';
import { homeCalls } from '../../api/endpoints/content.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { lateOf, SettingsVersions } from '../../ui/settings-versions.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { CategoryStrip } from './category-strip.tsx';
import { homeOld, useHomeVersions, useRestoreHome } from './queries.ts';
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
  const { time_zone: zone } = useViewer();
  const { form, base, values, set, begin } = useStoredForm({
    draft: 'home',
    what: words.unsaved,
    stored,
    valuesOf: listed,
    save: (typed, { version }) => call(homeCalls.save, { body: { ...sent(typed), version } }),
    makesOld: homeOld,
    onSaved: () => say(words.saved),
    lateOf: (failure) => lateOf(conflictOf<typeof homeCalls.save>(failure)?.now, zone),
  });
  const add = () =>
    set({ slides: [...values.slides, { ...NEW_SLIDE, id: `${NEW}${Date.now()}` }] });
  usePageActions(isReadOnly ? [] : [{ name: words.addSlide, key: 'KeyN', run: add }]);
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
      <StoredForm form={form} isReadOnly={isReadOnly}>
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
      </StoredForm>
      {!isReadOnly && <ContentPreview previewed={{ kind: 'home', form: sent(values) }} />}
      <SettingsVersions
        versions={useHomeVersions().data?.versions}
        version={base.version}
        restore={useRestoreHome(begin)}
      />
    </>
  );
}
