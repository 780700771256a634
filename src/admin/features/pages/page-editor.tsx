import './pages.css';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PageForm, StoredPage } from '#contracts/admin/content/pages.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import {
  changedText,
  pageFieldNames,
  pagesScreenMessages as words,
} from '#messages/office/pages.ts';
import { conflictOf } from '../../api/call-api.ts';
import type { pagesCalls } from '../../api/endpoints/content.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { ContentPreview } from '../../ui/content-preview.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { FormerAddresses } from './former-addresses.tsx';
import { PageFields } from './page-fields.tsx';
import { pagesOld, savePage } from './queries.ts';
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

/** What another has done meanwhile. Saved again, a page that they have deleted is a new one. */
function lateOf(failure: Error, base: StoredPage, zone: TimeZone) {
  const now = conflictOf<typeof pagesCalls.save>(failure)?.now;
  if (now === undefined) return undefined;
  if (now === null) return { now: { ...base, version: 0 }, texts: [words.conflictGone] };
  const fields = changedFields(base, now).map((name) => pageFieldNames[name]);
  const who = `${words.conflictTitle}: ${changedText(now, zone)}.`;
  return { now, texts: [`${who} ${words.conflictFields(fields)}`, words.conflictKept] };
}

/** A page of text, or a new one. */
export function PageEditor({ stored }: { stored: StoredPage | undefined }) {
  const mayWrite = useMay()('content.write');
  const first = stored ?? NOTHING;
  const { time_zone: zone } = useViewer();
  const { form, base, values, isTyped, set, begin } = useStoredForm({
    draft: `page:${first.slug || '+'}`,
    what: words.unsaved,
    stored: first,
    valuesOf: (page: StoredPage) => page,
    save: (typed, before) => savePage(formOf(typed), before),
    makesOld: pagesOld,
    onSaved: ({ title }) => say(words.saved(title)),
    lateOf: (failure, typed) => lateOf(failure, typed.base, zone),
  });
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  // A page that is new or has moved has another address; the text is saved by now.
  useEffect(() => {
    if (base.slug !== first.slug && !isTyped) {
      navigate(`${officePages.pages.path}/${base.slug}`, { replace: true });
    }
  }, [base.slug, first.slug, isTyped, navigate]);
  const isStored = base.version > 0;
  usePageActions(
    mayWrite && isStored ? [{ name: words.remove, run: () => setRemoving(true) }] : [],
  );
  return (
    <>
      <StoredForm
        form={form}
        isReadOnly={!mayWrite}
        actions={
          isStored && (
            <Button look="danger" onPress={() => setRemoving(true)}>
              {words.remove}
            </Button>
          )
        }
      >
        <PageFields values={values} set={set} isReadOnly={!mayWrite} />
      </StoredForm>
      {mayWrite && <ContentPreview previewed={{ kind: 'page', form: formOf(values) }} />}
      {isStored && <FormerAddresses slug={base.slug} mayWrite={mayWrite} />}
      {isStored && <Versions page={base} onRestored={begin} />}
      {isRemoving && <RemoveDialog page={base} onClose={() => setRemoving(false)} />}
    </>
  );
}
