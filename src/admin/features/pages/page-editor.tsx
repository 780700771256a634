import './pages.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PageForm, StoredPage } from '#contracts/admin/content/pages.ts';
import {
  changedText,
  pageFieldNames,
  pagesScreenMessages as words,
} from '#messages/office/pages.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../pages.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { SaveBar } from '../../ui/save-bar.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useFormDraft } from '../../ui/use-form-draft.ts';
import { FormerAddresses } from './former-addresses.tsx';
import { PageFields } from './page-fields.tsx';
import { useSavePage } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { changedFields, Versions } from './versions.tsx';

const formOf = ({
  version: _version,
  changed_at: _at,
  changed_by: _by,
  ...form
}: StoredPage): PageForm => form;

const NOTHING: StoredPage = {
  slug: '',
  title: '',
  description: '',
  lead: '',
  menu: false,
  from: null,
  until: null,
  text: '',
  version: 0,
  changed_at: null,
  changed_by: '',
};

/** What another has done meanwhile; `page` is null where they have deleted the page. */
interface Meanwhile {
  readonly page: StoredPage | null;
  readonly fields: readonly (keyof PageForm)[];
}

/** A page of text, or a new one. */
export function PageEditor({ stored }: { stored: StoredPage | undefined }) {
  const mayWrite = useMay()('content.write');
  const first = stored ?? NOTHING;
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`page:${first.slug || '+'}`, first);
  const { base, values, isTyped, set, reset, learn } = draft;
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const [isRemoving, setRemoving] = useState(false);
  const begin = (page: StoredPage) => {
    setMeanwhile(undefined);
    reset(page);
  };
  const save = useSavePage(base.version === 0 ? '' : base.slug, (page) => {
    say(words.saved(page.title));
    begin(page);
  });
  useUnsaved(isTyped, { what: words.unsaved, form });
  const navigate = useNavigate();
  // A page that is new or has moved has another address; the text is saved by now.
  useEffect(() => {
    if (base.slug !== first.slug && !isTyped) {
      navigate(`${officePages.pages.path}/${base.slug}`, { replace: true });
    }
  }, [base.slug, first.slug, isTyped, navigate]);
  const submit = () => {
    save.mutate(
      { ...formOf(values), version: base.version },
      {
        onError: (failure) => {
          if (!(failure instanceof ApiFailure) || failure.code !== 'content_changed') return;
          const now = failure.body.now as StoredPage | null;
          setMeanwhile({ page: now, fields: now ? changedFields(base, now) : [] });
          // Saved again, a deleted page is a new one.
          learn(now ?? { ...base, version: 0 });
        },
      },
    );
  };
  const isLate = save.error instanceof ApiFailure && save.error.code === 'content_changed';
  const isStored = base.version > 0;
  usePageActions(
    mayWrite && isStored ? [{ name: words.remove, run: () => setRemoving(true) }] : [],
  );
  return (
    <>
      {meanwhile && <MeanwhileNotice {...meanwhile} />}
      <Form formRef={form} failure={isLate ? null : save.error} onSubmit={submit}>
        <PageFields values={values} set={set} isReadOnly={!mayWrite} />
        {mayWrite && (
          <div className="form__actions">
            <Button type="submit" look="main" isPending={save.isPending}>
              {words.save}
            </Button>
            {isStored && (
              <Button look="danger" onPress={() => setRemoving(true)}>
                {words.remove}
              </Button>
            )}
          </div>
        )}
      </Form>
      {mayWrite && <ContentPreview previewed={{ kind: 'page', form: formOf(values) }} />}
      {isStored && <FormerAddresses slug={base.slug} mayWrite={mayWrite} />}
      {isStored && <Versions page={base} onRestored={begin} />}
      {isRemoving && <RemoveDialog page={base} onClose={() => setRemoving(false)} />}
      <SaveBar />
    </>
  );
}

function MeanwhileNotice({ page, fields }: Meanwhile) {
  const { time_zone: zone } = useViewer();
  if (!page) return <Notice look="error">{words.conflictGone}</Notice>;
  return (
    <Notice look="error">
      <p>
        {words.conflictTitle}: {changedText(page, zone)}.{' '}
        {words.conflictFields(fields.map((name) => pageFieldNames[name]))}
      </p>
      <p>{words.conflictKept}</p>
    </Notice>
  );
}
